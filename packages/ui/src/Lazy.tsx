import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { useLazy } from './useLazy.ts';

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
