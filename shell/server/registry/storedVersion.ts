import type { Manifest } from '@site/federation/build/manifest';
import type { PublishedVersion } from '@site/releases/registry/registry';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import { readManifest, readVersionFile } from '@site/releases/store/versionFiles';
import type { BrowserManifest } from '../../src/pageData.ts';

type Metadata = PublishedVersion['metadata'];

/** A version of the shell, as pages need it. */
export interface ShellVersion {
  manifest: Manifest;
  /** Where the browser finds its files. */
  base: string;
  /** The style sheet, with absolute addresses. */
  css: string;
}

/** Where the shell host serves the files of its versions. */
export const SHELL_ORIGIN = '/assets';
/** How long a page may wait for a manifest; the browser fetches it by itself. */
const TIMEOUT_MS = 500;

/** What browsers need of the manifest of a microfrontend. @throws when it is not there in time */
export async function readBrowserManifest(
  store: ReleaseSource,
  name: string,
  { version, integrity: hash }: Metadata,
): Promise<BrowserManifest> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the release store does not answer')), TIMEOUT_MS).unref(),
  );
  const { entry, preload, pages, integrity } = await Promise.race([
    readManifest(store, name, version, hash),
    late,
  ]);
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
  return { entry, preload, pages, integrity: Object.fromEntries(scripts) };
}

/** Manifest and style sheet of a version of the shell. @throws when they are not there */
export async function readShell(
  store: ReleaseSource,
  { version, integrity }: Metadata,
): Promise<ShellVersion> {
  const manifest = await readManifest(store, 'shell', version, integrity);
  const base = `${SHELL_ORIGIN}/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? String(await readVersionFile(store, 'shell', version, sheet)) : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
