import { useState } from 'react';

/** A "Try again" that runs one attempt at a time. */
export function useRetry(retry: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const tryAgain = () => {
    if (pending) return;
    setPending(true);
    void retry().finally(() => setPending(false));
  };
  return { pending, tryAgain };
}
