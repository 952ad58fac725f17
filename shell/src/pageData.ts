import type { Manifest } from '@site/federation/manifest';
import type { CurrentUser } from '@site/platform';
import type { SiteConfig } from '@site/platform/siteConfig';

/** A release of a microfrontend, as a browser needs to know it. */
export interface ListedRelease {
  version: string;
  owner: string;
  contractVersion: number;
  /** Absolute address of the manifest; the files lie beside it. */
  url: string;
  integrity: string;
  /** Null when its host did not answer while the page was composed, and for a release that only stands in. */
  manifest: Manifest | null;
}

/** The release of a microfrontend that this page was served with. */
export interface ServedRelease extends ListedRelease {
  /** What is shown when it is broken. */
  standIn?: ListedRelease;
}

/** What the host writes into index.html for the browser part. */
export interface PageData {
  config: SiteConfig;
  releases: Partial<Record<string, ServedRelease>>;
  /** Present when the page's root holds the page already: what the browser part needs to take it over. */
  prerendered?: {
    /** The remote's release that it was rendered with; null for a page that the shell draws by itself. */
    version: string | null;
    loaderData: Record<string, unknown>;
  };
  /** Who asked for the page, null for a visitor; absent when nobody could say in time. */
  user?: CurrentUser | null;
}

export const PAGE_DATA_ID = 'page-data';
