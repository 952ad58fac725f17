import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import type { Auth } from './auth/auth.ts';

/** The settings of one deployment that a browser may know: the brand and where its links lead. */
export interface SiteConfig {
  brandName: string;
  contactEmail: string;
  telegramGroupUrl: string;
  telegramChannelUrl: string;
  promoEnabled: boolean;
  /** Placeholders ("#") until the business names real ones. */
  social: { telegram: string; instagram: string; twitter: string; youtube: string };
  /** Pages of this site, unless the business names others. */
  legal: { terms: string; privacy: string; risk: string };
}

export interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

/** What a remote gets from the page around it, instead of contexts or globals of another bundle. */
export interface RemoteDeps {
  /** The site's one client, loaded on first use; after a failed load the next call tries again. */
  client(): Promise<ApolloClient>;
  /** Shows a toast; it replaces the current one. */
  notify(message: ToastMessage): void;
  config: SiteConfig;
  /** Who uses the site; read it with `useAuth`. */
  auth: Auth;
  /** When the page became visible, in ms since the epoch, if that was before its script ran. */
  openedAt?: number;
}

/** A route of a remote for React Router, without what the shell does for every page: no `loader`, no `errorElement`. */
export interface RemoteRoute {
  /** As the table of microfrontends has it; it may have parameters: `/education/:level/:module`. */
  path: string;
  lazy?: () => Promise<{ element: ReactNode }>;
}

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  contractVersion: number;
  createRoutes(deps: RemoteDeps): RemoteRoute[];
}
