import { useCallback, useEffect, useState } from 'react';

interface Attempt<T> {
  value?: T;
  error?: unknown;
}

/**
 * The result of a dynamic import, once loaded. Not `lazy`: Suspense throttles late content by up to 300 ms.
 * @param load a stable function; called once on mount and on each `retry`
 */
export function useRetryableImport<T>(load: () => Promise<T>): Attempt<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt<T>>({});
  const [count, setCount] = useState(0);
  useEffect(() => {
    let mounted = true;
    const settle = (result: Attempt<T>) => mounted && setAttempt(result);
    load().then(
      value => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      mounted = false;
    };
  }, [load, count]);
  const retry = useCallback(() => setCount(before => before + 1), []);
  return { ...attempt, retry };
}

/** The same, but a failure is thrown to the page's error boundary, which loads the microfrontend afresh. */
export function useDynamicImport<T>(load: () => Promise<T>): T | undefined {
  const { value, error } = useRetryableImport(load);
  if (error) throw error;
  return value;
}
