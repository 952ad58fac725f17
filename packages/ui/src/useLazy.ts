import { useCallback, useEffect, useState } from 'react';

/**
 * What is imported late, once it is there. Not React's `lazy`: Suspense throttles late content by up to 300 ms.
 * @param load a stable function; called on mount, on each `retry`, and after a failure when the browser is online again
 * @param client where the import reads data: `deps.client`, called with it
 * @returns `value`: what both resolved to
 */
export function useLazy<T, Client>(load: () => Promise<T>, client?: () => Promise<Client>) {
  const [attempt, setAttempt] = useState<{ value?: [T, Client]; error?: unknown }>({});
  const retry = useCallback(
    () =>
      Promise.all([load(), client?.() as Promise<Client>]).then(
        value => setAttempt({ value }),
        // Attempts may overlap: what is loaded stays.
        (error: unknown) => setAttempt(last => (last.value === undefined ? { error } : last)),
      ),
    [load, client],
  );
  useEffect(() => void retry(), [retry]);
  useEffect(() => {
    if (!attempt.error) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [attempt.error, retry]);
  return { ...attempt, retry };
}
