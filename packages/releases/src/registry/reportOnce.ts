/** Passes each new error on once, not for every page or every second; call it with null after a success. */
export function reportOnce(tell: (error: Error) => void) {
  let last = '';
  return (error: Error | null) => {
    if (error && error.message !== last) tell(error);
    last = error?.message ?? '';
  };
}
