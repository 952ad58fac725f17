import { useCallback, useEffect, useState } from 'react';

/**
 * What is imported late, once it is there. Not React's `lazy`: Suspense throttles late content by up to 300 ms.
 * @param load a stable function; called on mount and on each `retry`
 * @param client where the import reads data: `deps.client`, called with it
 * @returns `value`: what both resolved to
 */
export function useLazy<T, Client>(load: () => Promise<T>, client?: () => Promise<Client>) {
  const [attempt, setAttempt] = useState<{ value?: [T, Client]; error?: unknown }>({});
  const retry = useCallback(
    () =>
      Promise.all([load(), client?.() as Promise<Client>]).then(
        value => setAttempt({ value }),
        (error: unknown) => setAttempt({ error }),
      ),
    [load, client],
  );
  useEffect(() => void retry(), [retry]);
  return { ...attempt, retry };
}
