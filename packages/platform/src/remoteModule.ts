import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SiteConfig } from './siteConfig.ts';

/** The version of the agreement between shell and remotes. It moves only when an old remote would break. */
export const CONTRACT_VERSION = 2;

export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

/** Everything a remote gets from its surroundings; it takes nothing else. */
export interface RemoteDeps {
  /** The site's one client. It comes with `@site/platform/data`, late; the next call tries again when that failed. */
  client(): Promise<ApolloClient>;
  /** Shows a toast; a newer one replaces an older one. */
  notify(message: ToastMessage): void;
  config: SiteConfig;
  /** When the page that these routes are wanted for was there to be read, in ms since the epoch, if that was earlier. */
  openedAt?: number;
}

/**
 * A route of a remote. The explicit id keys its hydration data, so it may never be derived from a position.
 * A page that needs more than its remote's first chunk has `lazy`; the shell resolves it before the route exists.
 */
export type RemoteRoute = RouteObject & {
  id: string;
  path: string;
  lazy?: () => Promise<{ element: ReactNode }>;
};

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  contractVersion: number;
  createRoutes(deps: RemoteDeps): RemoteRoute[];
}
