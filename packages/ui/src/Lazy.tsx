import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { useLazy } from './useLazy.ts';

interface LazyProps<T, Client> {
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
  /** Shown below the failure. */
  instead?: ReactNode;
  children: (loaded: T, client: Client) => ReactNode;
}

/** A part of a page that is loaded after it. */
export function Lazy<T, Client>(props: LazyProps<T, Client>) {
  const { load, client, waiting = null, what, instead, children } = props;
  const { value, error, retry } = useLazy(load, client);
  if (value) return children(...value);
  if (!error) return waiting;
  if (!what) throw error;
  return (
    <>
      <LoadFailure what={what} error={error} onRetry={retry} />
      {instead}
    </>
  );
}

interface WhenNearProps {
  /** So far from the window, as `rootMargin` of an observer. */
  margin?: string;
  /** Takes the place until then. */
  waiting: ReactNode;
  children: ReactNode;
}

/** What comes once its place is in view, or near. */
export function WhenNear({ margin = '0px', waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const see = (entries: IntersectionObserverEntry[]) =>
      setNear(last => last || entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(see, { rootMargin: margin });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [margin]);
  return <div ref={place}>{isNear ? children : waiting}</div>;
}
