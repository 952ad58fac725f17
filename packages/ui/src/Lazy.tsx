import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

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

export interface LazyProps<T, Client> {
  /** Imports the part; a stable function. */
  load: () => Promise<T>;
  /** Where the part reads data: `deps.client`. */
  client?: () => Promise<Client>;
  /** Shown until then. */
  waiting?: ReactNode;
  /**
   * The part as a sentence's subject, "The lesson": a failure is shown in its place, with another try. Without it the page's
   * error boundary gets the failure, and loads the microfrontend afresh.
   */
  what?: string;
  children: (loaded: T, client: Client) => ReactNode;
}

/** A part of a page that is loaded after it. */
export function Lazy<T, Client>({ load, client, waiting = null, what, children }: LazyProps<T, Client>) {
  const { value, error, retry } = useLazy(load, client);
  if (value) return children(...value);
  if (!error) return waiting;
  if (!what) throw error;
  return <LoadFailure what={what} error={error} onRetry={retry} />;
}
