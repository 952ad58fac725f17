import type { Manifest } from '@site/federation/build/manifest';
import type { CurrentUser } from '@site/platform';
import type { SiteConfig } from '@site/platform/remoteModule';

/** What a browser needs of a manifest: the hashes of scripts only. */
export type BrowserManifest = Pick<Manifest, 'entry' | 'preload' | 'pages' | 'integrity'>;

/** A version of a microfrontend, as a browser needs to know it. */
export interface RemoteVersion {
  version: string;
  contractVersion: number;
  /** Absolute address of the manifest; the version's files are in the same folder. */
  url: string;
  integrity: string;
  /** Null for a fallback, and when the release store did not answer while the page was composed. */
  manifest: BrowserManifest | null;
}

/** The version of a microfrontend that this browser is served with. */
export interface ServedVersion extends RemoteVersion {
  /** The version to show when this one fails. */
  fallback?: RemoteVersion;
}

/** Address of the folder with a version's files, which ends with a slash. */
export const versionFolder = ({ url }: Pick<RemoteVersion, 'url'>) => new URL('.', url).href;

/** What an import map holds for a version: the hash of each script by its address. */
export const scriptHashes = (folder: string, integrity: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [folder + file, hash]),
  );

/** What the host writes into the HTML for the browser. */
export interface PageData {
  config: SiteConfig;
  /** The microfrontend of this page; the browser asks for another one when it is needed. */
  microfrontends: Partial<Record<string, ServedVersion>>;
  /** Present when the root element holds the rendered page already: what hydration needs. */
  prerendered?: {
    /** The microfrontend's version that it was rendered with; null for a page that the shell renders by itself. */
    version: string | null;
  };
  /** The current user, null for a visitor; absent when the gateway did not answer in time. */
  user?: CurrentUser | null;
  /** Addresses of the shell's data layer, which pages are shown without: their hashes are in the import map. */
  dataLayer?: string[];
}

export const PAGE_DATA_ID = 'page-data';
