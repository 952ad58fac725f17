import { useCallback, useEffect, useState } from 'react';

interface Attempt<T> {
  value?: T;
  error?: unknown;
}

/**
 * The result of a dynamic import, once loaded. Not `lazy`: Suspense throttles late content by up to 300 ms.
 * @param load a stable function; called on mount, on each `retry`, and after a failure when the browser is online again
 */
export function useRetryableImport<T>(load: () => Promise<T>) {
  const [attempt, setAttempt] = useState<Attempt<T>>({});
  const retry = useCallback(
    () =>
      load().then(
        value => setAttempt({ value }),
        (error: unknown) => setAttempt({ error }),
      ),
    [load],
  );
  useEffect(() => void retry(), [retry]);
  useEffect(() => {
    if (!attempt.error) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [attempt.error, retry]);
  return { ...attempt, retry };
}

/** The same, but a failure is thrown to the page's error boundary, which loads the microfrontend afresh. */
export function useDynamicImport<T>(load: () => Promise<T>): T | undefined {
  const { value, error } = useRetryableImport(load);
  if (error) throw error;
  return value;
}
