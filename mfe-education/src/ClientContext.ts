import type { RemoteDeps } from '@site/platform';
import { createContext, useContext, useEffect } from 'react';

/** `deps.client` for the parts of the page that read data. */
export const ClientContext = createContext<RemoteDeps['client']>(() =>
  Promise.reject(new Error('outside of the page')),
);

/** Loads the data layer once the page is shown and the browser has nothing to do, so that the first lesson finds it. */
export function usePreloadedClient() {
  const client = useContext(ClientContext);
  useEffect(() => {
    const load = () => void client().catch(() => {});
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load);
    else setTimeout(load);
  }, [client]);
}
