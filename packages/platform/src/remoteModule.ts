import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import type { SiteConfig } from './siteConfig.ts';

/** The version of the agreement between shell and remotes. It moves only when an old remote would break. */
export const CONTRACT_VERSION = 1;

export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

/** Everything a remote gets from its surroundings; it takes nothing else. */
export interface RemoteDeps {
  client: ApolloClient;
  /** Shows a toast; a newer one replaces an older one. */
  notify(message: ToastMessage): void;
  config: SiteConfig;
}

/** A route of a remote. The explicit id keys its hydration data, so it may never be derived from a position. */
export type RemoteRoute = RouteObject & { id: string; path: string };

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  contractVersion: number;
  createRoutes(deps: RemoteDeps): RemoteRoute[];
}
