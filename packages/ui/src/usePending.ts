import { useRef, useState } from 'react';

/** The names of a call that failed and of one that was given up: no faults of ours. */
const EXPECTED = ['ApiError', 'AbortError'];

/**
 * Runs an action one at a time. Its control is marked by `aria-disabled={pending}`: unlike a disabled one it keeps the
 * keyboard's focus. `failure` is what the last run threw; a fault of ours is rejected on: the page reports it.
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
      if (!(error instanceof Error && EXPECTED.includes(error.name))) throw error;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, failure, run };
}
