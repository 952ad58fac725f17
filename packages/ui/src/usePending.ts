import { useRef, useState } from 'react';

/**
 * Runs an action one at a time. Its control is marked by `aria-disabled={pending}`: unlike a disabled one it keeps the
 * keyboard's focus. `failure` is what the last run threw; anything but a failed call is a fault of ours, and reported.
 */
export function usePending(action: () => unknown) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const running = useRef(false);
  const run = async () => {
    // A second press may come before the first is rendered.
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(error);
      if (!(error instanceof Error && error.name === 'ApiError')) throw error;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, failure, run: () => void run() };
}
