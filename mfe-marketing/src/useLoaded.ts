import { useEffect, useState } from 'react';

type Loading<T> = { value: T } | { error: unknown } | null;

/**
 * What a dynamic import gives, or undefined until it is there. A failure is thrown to the page's error boundary,
 * which loads the microfrontend afresh. Not `lazy`: Suspense reveals late content on a timer of its own, up to
 * 300 ms after it came.
 * @param load stands outside of the component: it is called once for each mounting
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loading, setLoading] = useState<Loading<T>>(null);
  useEffect(() => {
    let mounted = true;
    const settle = (result: Loading<T>) => mounted && setLoading(result);
    load().then(
      value => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  if (loading && 'error' in loading) throw loading.error;
  return loading?.value;
}
