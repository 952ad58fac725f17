import { scriptHashes, versionFolder } from '../../src/federation/versionFolder.ts';
import type { PageData } from '../../src/pageData.ts';
import type { SitePage } from '../../src/siteMap.ts';
import type { ShellVersion } from '../registry/shellVersion.ts';
import { firstFonts } from './earlyHints.ts';

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
export const shellFiles = ({ base, manifest }: ShellVersion, files = manifest.preload): Preload[] =>
  files.map(file => [base + file, manifest.integrity[file]]);

/** What a page's microfrontend needs at once to show `path`, and the shell's data layer where that reads data. */
export function pageFiles({ page, shell, data }: PageSources, path: string): Preload[] {
  const version = page ? data.microfrontends[page.microfrontend] : undefined;
  if (!version?.manifest) return [];
  const { manifest } = version;
  const needs = manifest.pages[path];
  const files = [...manifest.preload, ...(needs?.preload ?? [])];
  return [
    ...files.map(file => [versionFolder(version) + file, manifest.integrity[file]] as const),
    ...(needs?.data ? shellFiles(shell, shell.manifest.data) : []),
  ];
}

/** What a user needs beyond the preloads of the head. */
export function userFiles(input: PageSources): Preload[] {
  const { page } = input;
  if (page?.access === 'user') return pageFiles(input, page.path);
  const inHead = new Set(page ? pageFiles(input, page.path).map(([url]) => url) : []);
  return page?.forUsers ? pageFiles(input, page.forUsers).filter(([url]) => !inHead.has(url)) : [];
}

/** Links to files, so that they are fetched side by side instead of one after the other. */
export const preloads = (nonce: string, files: Preload[]) =>
  files
    .map(
      ([url, hash]) =>
        `<link rel="modulepreload" nonce="${nonce}" crossorigin integrity="${hash}" href="${url}">`,
    )
    .join('\n');

/** Fonts of the first screen. */
export const fontPreloads = (shell: ShellVersion) =>
  firstFonts(shell)
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
