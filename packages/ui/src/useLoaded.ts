import { useCallback, useEffect, useState } from 'react';

interface Attempt<T> {
  value?: T;
  error?: unknown;
}

/**
 * What a dynamic import gives, once it is there. Not `lazy`: Suspense reveals late content on a timer of its own, up
 * to 300 ms after it came.
 * @param load stays the same function: it is called once for each mounting, and for each `retry`
 */
export function useAttempt<T>(load: () => Promise<T>): Attempt<T> & { retry: () => void } {
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

/** The same; a failure is thrown to the page's error boundary, which loads the microfrontend afresh. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const { value, error } = useAttempt(load);
  if (error) throw error;
  return value;
}
