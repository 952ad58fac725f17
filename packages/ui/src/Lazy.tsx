import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * What `load` resolves to, once it has. Not React's `lazy`: Suspense throttles late content by up to 300 ms.
 * @param load a stable function; called on mount, on each `retry`, and after a failure when the browser is online again
 */
export function useLazy<T>(load: () => Promise<T>) {
  const [attempt, setAttempt] = useState<{ value?: T; error?: unknown }>({});
  const retry = useCallback(
    () =>
      load().then(
        value => setAttempt({ value }),
        // Attempts may overlap: what is loaded stays.
        (error: unknown) => setAttempt(last => (last.value === undefined ? { error } : last)),
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

export interface LazyProps<T> {
  /** Imports the part, and what it needs; a stable function. */
  load: () => Promise<T>;
  /** Shown until then. */
  waiting?: ReactNode;
  /**
   * The part as a sentence's subject, "The lesson": a failure is shown in its place, with another try. Without it the page's
   * error boundary gets the failure, and loads the microfrontend afresh.
   */
  what?: string;
  children: (loaded: T) => ReactNode;
}

/** A part of a page that is loaded after it. */
export function Lazy<T>({ load, waiting = null, what, children }: LazyProps<T>) {
  const { value, error, retry } = useLazy(load);
  if (value !== undefined) return children(value);
  if (!error) return waiting;
  if (!what) throw error;
  return <LoadFailure what={what} error={error} onRetry={retry} />;
}
