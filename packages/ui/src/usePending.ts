import { useRef, useState } from 'react';

/**
 * Runs an action one at a time. Its control is marked by `aria-disabled={pending}`: unlike a disabled one it keeps the
 * keyboard's focus. The action itself says what went wrong.
 */
export function usePending(action: () => unknown) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = async () => {
    // A second press may come before the first is rendered.
    if (running.current) return;
    running.current = true;
    setPending(true);
    await Promise.resolve(action()).catch(() => {});
    running.current = false;
    setPending(false);
  };
  return { pending, run: () => void run() };
}
