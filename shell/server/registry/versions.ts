import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestSchema, MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import {
  withOrigins,
  emptyRegistry,
  type Registry,
  type PublishedVersion,
  type PrerenderedListing,
} from '@site/federation/registry/document';
import { folderStore, InvalidRegistryError } from '@site/federation/registry/folderStore';
import { chooseVersion, isSplit } from '@site/federation/registry/rollout';
import { versionDir, liveShell } from '@site/federation/registry/versionFiles';
import type { Logger } from 'pino';
import type { ListedVersion, PageData, ServedVersion } from '../../src/pageData.ts';
import { createManifestCache } from './manifests.ts';
import type { Visitor } from './visitor.ts';

export interface ShellVersion {
  manifest: Manifest;
  /** Where the browser finds its files. */
  base: string;
  /** The style sheet, with absolute addresses. */
  css: string;
  /** Its prerendered pages that need no remote, as the store lists them. */
  prerendered: PrerenderedListing[];
}

export interface VersionSource {
  /** The registry as browsers get it. */
  registry(): Promise<Registry>;
  /** The release of each microfrontend that this visitor is served with. */
  current(visitor: Visitor): Promise<PageData['microfrontends']>;
  /** The shell's own build; null while none is published. */
  shell(): Promise<ShellVersion | null>;
  /** The prerendered pages of one version, as the registry lists them. */
  prerendered(name: string, version: string): PrerenderedListing[] | undefined;
}

export interface VersionSourceOptions {
  releasesDir: string;
  origins: Readonly<Record<string, string>>;
  /** Where a host is reached from here, if not at its origin. */
  internalOrigins?: Readonly<Record<string, string | undefined>>;
  log: Pick<Logger, 'warn' | 'error'>;
  fetch?: typeof globalThis.fetch;
}

/** Reads what is published, on each page: a release or a rollback shows at once, without a restart. */
export function createVersionSource({
  releasesDir,
  origins,
  internalOrigins = {},
  log,
  fetch = globalThis.fetch,
}: VersionSourceOptions): VersionSource {
  const store = folderStore(releasesDir);
  const manifests = createManifestCache(fetch, log);
  const shells = new Map<string, Promise<Omit<ShellVersion, 'prerendered'>>>();
  let lastGood = emptyRegistry();
  let lastError = '';

  async function registry() {
    try {
      lastGood = withOrigins((await store.read()).registry, origins);
      lastError = '';
    } catch (error) {
      keepLastGood(error as Error);
    }
    return lastGood;
  }

  /** Whose entry is wrong keeps the last good one; the others get what is new. Said once, not for every page. */
  function keepLastGood(error: Error) {
    if (error instanceof InvalidRegistryError) {
      const { microFrontends } = withOrigins(error.usable, origins);
      lastGood = { ...lastGood, microFrontends: { ...lastGood.microFrontends, ...microFrontends } };
    }
    if (error.message !== lastError)
      log.error({ err: error }, 'registry document invalid; the last good entries stay');
    lastError = error.message;
  }

  async function current(visitor: Visitor) {
    const { microFrontends } = await registry();
    const releases = await Promise.all(
      Object.entries(microFrontends).map(async ([name, listed]) => {
        const release = releaseFor(visitor, name, listed);
        return release ? [[name, await servedVersion(name, release, listed)] as const] : [];
      }),
    );
    return Object.fromEntries(releases.flat());
  }

  async function servedVersion(name: string, { release, isPinned }: Choice, listed: PublishedVersion[]) {
    const manifest = await manifests(name, fromHere(name, release.url), release.metadata.integrity);
    const fallback = isPinned ? undefined : fallbackOf(release, listed);
    return {
      ...listedVersion(release),
      manifest,
      ...(fallback && { fallback }),
    } satisfies ServedVersion;
  }

  function fromHere(name: string, url: string) {
    const [origin, internal] = [origins[name], internalOrigins[name]];
    return origin && internal ? internal + url.slice(origin.length) : url;
  }

  async function shell() {
    const current = await liveShell(releasesDir);
    if (current === null) return null;
    const { version, prerendered } = current;
    const known = shells.get(version) ?? readShell(versionDir(releasesDir, 'shell', version), version);
    shells.set(version, known);
    known.catch(() => shells.delete(version));
    return { ...(await known), prerendered };
  }

  const prerenderedOf = (name: string, version: string) =>
    lastGood.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.prerendered;

  return { registry, current, shell, prerendered: prerenderedOf };
}

interface Choice {
  release: PublishedVersion;
  /** Whoever pins a release wants to see it, broken or not. */
  isPinned: boolean;
}

function releaseFor({ pin, bucket }: Visitor, name: string, listed: PublishedVersion[]): Choice | undefined {
  const pinned =
    pin?.microfrontend === name && listed.find(({ metadata }) => metadata.version === pin.version);
  if (pinned) return { release: pinned, isPinned: true };
  const release = chooseVersion(listed, isSplit(listed) ? bucket() : 0);
  return release && { release, isPinned: false };
}

/** A browser fetches the manifest of what only stands in when it comes to that. */
function fallbackOf(
  { url, fallbackUrl }: PublishedVersion,
  listed: PublishedVersion[],
): ListedVersion | undefined {
  const fallback = listed.find(release => release.url === fallbackUrl);
  return fallback && fallback.url !== url ? listedVersion(fallback) : undefined;
}

const listedVersion = ({ url, metadata, extras }: PublishedVersion): ListedVersion => ({
  ...metadata,
  owner: extras.owner,
  contractVersion: extras.contractVersion,
  url,
  manifest: null,
});

async function readShell(dir: string, version: string): Promise<Omit<ShellVersion, 'prerendered'>> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST_FILE), 'utf8')));
  const base = `/assets/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? await readFile(path.join(dir, sheet), 'utf8') : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
