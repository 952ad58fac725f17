import { scriptHashes, versionFolder, type PageData } from '../../src/pageData.ts';
import type { SitePage } from '../../src/siteMap.ts';
import type { ShellVersion } from '../registry/storedVersion.ts';

/** What a page is composed of. */
export interface PageSources {
  /** Null for the 404 page. */
  page: SitePage | null;
  shell: ShellVersion;
  data: PageData;
}

/** An address and its hash: a preload does not read the import map, without a hash the file would be fetched twice. */
type Preload = readonly [url: string, hash: string | undefined];

/** What the shell needs at once. */
export const shellFiles = ({ base, manifest }: ShellVersion): Preload[] =>
  manifest.preload.map(file => [base + file, manifest.integrity[file]]);

/** What a page's microfrontend needs at once to show `path`. */
export function pageFiles({ page, data }: PageSources, path: string): Preload[] {
  const version = page ? data.microfrontends[page.microfrontend] : undefined;
  if (!version?.manifest) return [];
  const { manifest } = version;
  const files = [...manifest.preload, ...(manifest.pages[path]?.preload ?? [])];
  return files.map(file => [versionFolder(version) + file, manifest.integrity[file]] as const);
}

/** What the page of this address needs at once: a visitor's, and where there may be a user a user's as well. */
export function firstFiles(input: PageSources, mayBeUser: boolean): Preload[] {
  const { page } = input;
  if (!page) return [];
  const paths = [
    ...(page.access === 'public' ? [page.path] : []),
    ...(mayBeUser ? [page.forUsers ?? page.path] : []),
  ];
  return [...new Map(paths.flatMap(path => pageFiles(input, path)))];
}

/**
 * Links to files, so that they are fetched side by side instead of one after the other. The data layer is not among
 * them: a page is shown without it, so its download begins when the shell runs.
 */
export const preloads = (nonce: string, files: Preload[]) =>
  files
    .map(
      ([url, hash]) =>
        `<link rel="modulepreload" nonce="${nonce}" crossorigin integrity="${hash}" href="${url}">`,
    )
    .join('\n');

/**
 * Fonts of the first screen, for the body: Chromium holds the first paint back for fonts that the head preloads, though
 * the page is drawn with a fallback of the same measures until they come.
 */
export const fontPreloads = ({ base, manifest }: ShellVersion) =>
  Object.keys(manifest.integrity)
    .filter(file => /^(?:fraunces|instrument-sans)\..*woff2$/.test(file))
    .map(file => base + file)
    .map(url => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('\n');

/** The page's import map: the hash of each script that it may load. */
export function integrityByAddress(
  shell: ShellVersion,
  { microfrontends }: PageData,
): Record<string, string> {
  const hashes = Object.values(microfrontends).map(version =>
    version?.manifest ? scriptHashes(versionFolder(version), version.manifest.integrity) : {},
  );
  return Object.assign(scriptHashes(shell.base, shell.manifest.integrity), ...hashes);
}
