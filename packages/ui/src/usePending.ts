import { useRef, useState } from 'react';

/**
 * Runs an action one at a time. Its control is marked by `aria-disabled={pending}`: unlike a disabled one it keeps the
 * keyboard's focus. The action itself says what went wrong.
 */
export function usePending(action: () => unknown) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const settle = () => {
    running.current = false;
    setPending(false);
  };
  const run = () => {
    // A second press may come before the first is rendered.
    if (running.current) return;
    running.current = true;
    setPending(true);
    void Promise.resolve(action()).then(settle, settle);
  };
  return { pending, run };
}
