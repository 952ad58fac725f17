import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  chooseRelease,
  folderStore,
  InvalidRegistryError,
  isSplit,
  manifestSchema,
  releaseDir,
  withOrigins,
  liveShell,
  emptyRegistry,
  MANIFEST_FILE,
  type Manifest,
  type Registry,
  type Release,
  type RenderedPages,
} from '@site/federation';
import type { Logger } from 'pino';
import type { ListedVersion, PageData, ServedVersion } from '../src/pageData.ts';
import { createManifestCache } from './manifests.ts';
import type { Visitor } from './visitor.ts';

export interface ShellRelease {
  manifest: Manifest;
  /** Where the browser finds its files. */
  base: string;
  /** The style sheet, with absolute addresses. */
  css: string;
  /** Its rendered pages that need no remote, as the store lists them. */
  pages: RenderedPages[];
}

export interface Releases {
  /** The registry as browsers get it. */
  registry(): Promise<Registry>;
  /** The release of each microfrontend that this visitor is served with. */
  current(visitor: Visitor): Promise<PageData['microfrontends']>;
  /** The shell's own build; null while none is published. */
  shell(): Promise<ShellRelease | null>;
  /** The rendered pages of one release, as the registry lists them. */
  rendered(name: string, version: string): RenderedPages[] | undefined;
}

export interface ReleasesOptions {
  releasesDir: string;
  origins: Readonly<Record<string, string>>;
  /** Where a host is reached from here, if not at its origin. */
  internalOrigins?: Readonly<Record<string, string | undefined>>;
  log: Pick<Logger, 'warn' | 'error'>;
  fetch?: typeof globalThis.fetch;
}

/** Reads what is published, on each page: a release or a rollback shows at once, without a restart. */
export function createReleases({
  releasesDir,
  origins,
  internalOrigins = {},
  log,
  fetch = globalThis.fetch,
}: ReleasesOptions): Releases {
  const store = folderStore(releasesDir);
  const manifests = createManifestCache(fetch, log);
  const shells = new Map<string, Promise<Omit<ShellRelease, 'pages'>>>();
  let lastGood = emptyRegistry();
  let complaint = '';

  async function registry() {
    try {
      lastGood = withOrigins((await store.read()).registry, origins);
      complaint = '';
    } catch (error) {
      refuse(error as Error);
    }
    return lastGood;
  }

  /** Whose entry is wrong keeps the last good one; the others get what is new. Said once, not for every page. */
  function refuse(error: Error) {
    if (error instanceof InvalidRegistryError) {
      const { microFrontends } = withOrigins(error.usable, origins);
      lastGood = { ...lastGood, microFrontends: { ...lastGood.microFrontends, ...microFrontends } };
    }
    if (error.message !== complaint) log.error({ err: error }, 'registry refused where it is wrong');
    complaint = error.message;
  }

  async function current(visitor: Visitor) {
    const { microFrontends } = await registry();
    const releases = await Promise.all(
      Object.entries(microFrontends).map(async ([name, listed]) => {
        const release = releaseFor(visitor, name, listed);
        return release ? [[name, await servedRelease(name, release, listed)] as const] : [];
      }),
    );
    return Object.fromEntries(releases.flat());
  }

  async function servedRelease(name: string, { release, standsAlone }: Choice, listed: Release[]) {
    const manifest = await manifests(name, fromHere(name, release.url), release.metadata.integrity);
    const fallback = standsAlone ? undefined : fallbackOf(release, listed);
    return { ...listedRelease(release), manifest, ...(fallback && { fallback }) } satisfies ServedVersion;
  }

  function fromHere(name: string, url: string) {
    const [origin, internal] = [origins[name], internalOrigins[name]];
    return origin && internal ? internal + url.slice(origin.length) : url;
  }

  async function shell() {
    const current = await liveShell(releasesDir);
    if (current === null) return null;
    const { version, pages } = current;
    const known = shells.get(version) ?? readShell(releaseDir(releasesDir, 'shell', version), version);
    shells.set(version, known);
    known.catch(() => shells.delete(version));
    return { ...(await known), pages };
  }

  const rendered = (name: string, version: string) =>
    lastGood.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.pages;

  return { registry, current, shell, rendered };
}

interface Choice {
  release: Release;
  /** Whoever pins a release wants to see it, broken or not. */
  standsAlone: boolean;
}

function releaseFor({ pin, place }: Visitor, name: string, listed: Release[]): Choice | undefined {
  const pinned =
    pin?.microfrontend === name && listed.find(({ metadata }) => metadata.version === pin.version);
  if (pinned) return { release: pinned, standsAlone: true };
  const release = chooseRelease(listed, isSplit(listed) ? place() : 0);
  return release && { release, standsAlone: false };
}

/** A browser fetches the manifest of what only stands in when it comes to that. */
function fallbackOf({ url, fallbackUrl }: Release, listed: Release[]): ListedVersion | undefined {
  const fallback = listed.find(release => release.url === fallbackUrl);
  return fallback && fallback.url !== url ? listedRelease(fallback) : undefined;
}

const listedRelease = ({ url, metadata, extras }: Release): ListedVersion => ({
  ...metadata,
  owner: extras.owner,
  contractVersion: extras.contractVersion,
  url,
  manifest: null,
});

async function readShell(dir: string, version: string): Promise<Omit<ShellRelease, 'pages'>> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST_FILE), 'utf8')));
  const base = `/assets/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? await readFile(path.join(dir, sheet), 'utf8') : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
