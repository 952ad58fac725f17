import { createContext } from 'react';
import type { RemoteDeps } from '@site/platform';

/** The site's client, from the shell's hands to the few parts that read data late. */
export const ClientContext = createContext<RemoteDeps['client']>(() =>
  Promise.reject(new Error('The page was rendered without its dependencies.')),
);
