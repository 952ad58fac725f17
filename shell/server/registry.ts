import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  chooseRelease,
  folderStore,
  integrityOf,
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
import type { ListedRelease, PageData, ServedRelease } from '../src/pageData.ts';
import type { Visitor } from './visitor.ts';

/** How long a page may wait for a microfrontend's host; the browser asks again by itself. */
const PATIENCE_MS = 500;
/** How long a host that did not answer is left alone. */
const LEAVE_ALONE_MS = 2000;

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
  current(visitor: Visitor): Promise<PageData['releases']>;
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

  async function registry() {
    try {
      lastGood = withOrigins((await store.read()).registry, origins);
    } catch (error) {
      log.error({ err: error }, 'registry refused; the last good one is served');
    }
    return lastGood;
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
    const standIn = standsAlone ? undefined : standInOf(release, listed);
    return { ...listedRelease(release), manifest, ...(standIn && { standIn }) } satisfies ServedRelease;
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
function standInOf({ url, fallbackUrl }: Release, listed: Release[]): ListedRelease | undefined {
  const standIn = listed.find(release => release.url === fallbackUrl);
  return standIn && standIn.url !== url ? listedRelease(standIn) : undefined;
}

const listedRelease = ({ url, metadata, extras }: Release): ListedRelease => ({
  ...metadata,
  owner: extras.owner,
  contractVersion: extras.contractVersion,
  url,
  manifest: null,
});

/** Manifests are immutable, so each is fetched once; a failure costs one page its preloads and nothing else. */
function createManifestCache(fetch: typeof globalThis.fetch, log: ReleasesOptions['log']) {
  const known = new Map<string, Promise<Manifest | null>>();

  return (name: string, url: string, integrity: string) => {
    const key = `${url} ${integrity}`;
    const cached = known.get(key);
    if (cached) return cached;
    const fetched = fetchManifest(fetch, name, url, integrity).catch((error: unknown) => {
      log.warn({ err: error, microfrontend: name, url }, 'manifest not available');
      setTimeout(() => known.delete(key), LEAVE_ALONE_MS).unref();
      return null;
    });
    known.set(key, fetched);
    return fetched;
  };
}

async function fetchManifest(fetch: typeof globalThis.fetch, name: string, url: string, integrity: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (integrityOf(bytes) !== integrity) throw new Error(`${url} is not what the registry lists`);
  const manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
  if (manifest.name !== name) throw new Error(`${url} is a build of ${manifest.name}`);
  return manifest;
}

async function readShell(dir: string, version: string): Promise<Omit<ShellRelease, 'pages'>> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST_FILE), 'utf8')));
  const base = `/assets/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? await readFile(path.join(dir, sheet), 'utf8') : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
