import { chooseVersion, isSplit, ROLLOUT_BUCKETS } from '@site/releases/registry/chooseVersion';
import {
  emptyRegistry,
  findVersion,
  isServed,
  publicVersion,
  versionsOf,
  withOrigins,
  type PrerenderedEntry,
  type PublishedVersion,
  type Registry,
  type ResolvedRegistry,
} from '@site/releases/registry/registry';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import type { Logger } from 'pino';
import type { BrowserManifest, RemoteVersion, ServedVersion } from '../../src/pageData.ts';
import { createCache } from './cache.ts';
import type { Pin, RolloutCookies } from './rolloutCookies.ts';
import { readBrowserManifest, readShell, SHELL_ORIGIN, type ShellVersion } from './storedVersion.ts';

export interface VersionSource {
  /** Whether there is something to serve: a shell with its files, and a registry. */
  isReady(): Promise<boolean>;
  /** The registry as browsers get it: the shell is what reads it, and not part of it. */
  registry(): Promise<ResolvedRegistry>;
  /** All of the registry, with the versions of the shell, whose addresses are paths. */
  listed(): Promise<ResolvedRegistry>;
  /** What a browser may be pinned to. */
  pinnable(): Promise<ResolvedRegistry>;
  /** The version of a microfrontend that this browser is served with; undefined for one that is not published. */
  served(name: string, cookies: RolloutCookies): Promise<ServedVersion | undefined>;
  /** The shell that this browser is served with, or the last good one; null while none is published that can be read. */
  shell(cookies: RolloutCookies): Promise<ShellVersion | null>;
  /** The prerendered pages of one version, as the registry lists them. */
  prerendered(name: string, version: string): Promise<PrerenderedEntry[] | undefined>;
}

export interface VersionSourceOptions {
  source: ReleaseSource;
  origins: Readonly<Record<string, string>>;
  /** Whether a browser may be pinned to a version that no other browser gets. */
  pinsUnserved: boolean;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Reads what is published, on each page: a release or a rollback shows at once, without a restart.
 */
export function createVersionSource({
  source,
  origins,
  pinsUnserved,
  log,
}: VersionSourceOptions): VersionSource {
  const manifests = createCache<BrowserManifest>((err, manifest) =>
    log.warn({ err, manifest }, 'manifest not available'),
  );
  const shells = createCache<ShellVersion>((err, version) =>
    log.error({ err, version }, 'shell not readable; another version is served'),
  );
  let lastShell: ShellVersion | null = null;
  let lastStored: Registry | undefined;
  let lastListed: ResolvedRegistry = emptyRegistry();

  /** Nothing while nothing was ever read. */
  async function listed() {
    const { registry: stored } = await source.read().catch(() => ({ registry: emptyRegistry() }));
    if (stored !== lastStored) lastListed = withOrigins(stored, { ...origins, shell: SHELL_ORIGIN });
    lastStored = stored;
    return lastListed;
  }

  async function registry() {
    const { schema, microFrontends } = await listed();
    const { shell: _shell, ...remotes } = microFrontends;
    const entries = Object.entries(remotes).map(([name, versions]) => [name, versions.map(publicVersion)]);
    return { schema, microFrontends: Object.fromEntries(entries) as ResolvedRegistry['microFrontends'] };
  }

  const canPin = (version: PublishedVersion) => pinsUnserved || isServed(version);

  async function pinnable() {
    const { schema, microFrontends } = await listed();
    const entries = Object.entries(microFrontends).map(([name, versions]) => [name, versions.filter(canPin)]);
    return { schema, microFrontends: Object.fromEntries(entries) as ResolvedRegistry['microFrontends'] };
  }

  async function choose(name: string, cookies: RolloutCookies) {
    const published = await listed();
    const pinned = pinnedVersion(published, name, cookies.pin);
    // Drawn only where it decides: a page without a cookie of its own may be kept by caches.
    const versions = versionsOf(published, name);
    const bucket = () => (isSplit(versions) ? cookies.rolloutBucket() : 0);
    return { versions, version: pinned ?? chooseVersion(versions, bucket()), isPinned: pinned !== undefined };
  }

  async function served(name: string, cookies: RolloutCookies) {
    if (name === 'shell') return undefined;
    const { versions, version, isPinned } = await choose(name, cookies);
    if (!version) return undefined;
    // A pinned version is shown as it is, also when it is broken.
    const fallback = isPinned ? undefined : fallbackOf(version, versions);
    const { metadata } = version;
    const manifest = await manifests(`${name}/${metadata.version}/${metadata.integrity}`, () =>
      readBrowserManifest(source, name, metadata),
    );
    return { ...remoteVersion(version), manifest, ...(fallback && { fallback }) };
  }

  function pinnedVersion(published: ResolvedRegistry, name: string, pin: Pin | null) {
    const version = pin?.microfrontend === name ? findVersion(published, name, pin.version) : undefined;
    return version && canPin(version) ? version : undefined;
  }

  async function shell(cookies: RolloutCookies) {
    const { versions, version } = await choose('shell', cookies);
    const standard = versions.find(({ deployment }) => deployment.default);
    const fallback = versions.find(({ url }) => url === standard?.fallbackUrl);
    for (const { metadata } of [version, standard, fallback].filter(one => one !== undefined)) {
      const found = await shells(metadata.version, () => readShell(source, metadata));
      if (found) return (lastShell = found);
    }
    return version ? lastShell : null;
  }

  const prerendered = async (name: string, version: string) =>
    findVersion(await listed(), name, version)?.extras.prerendered;

  async function isReady() {
    const { microFrontends } = await registry();
    const live = await shell(NOBODY).catch(() => null);
    return live !== null && Object.keys(microFrontends).length > 0;
  }

  return { isReady, registry, listed, pinnable, served, shell, prerendered };
}

const NOBODY: RolloutCookies = { rolloutBucket: () => ROLLOUT_BUCKETS, pin: null };

/** A browser fetches the manifest of a fallback when it needs it. */
function fallbackOf(
  { url, fallbackUrl }: PublishedVersion,
  listed: PublishedVersion[],
): RemoteVersion | undefined {
  const fallback = listed.find(version => version.url === fallbackUrl);
  return fallback && fallback.url !== url ? remoteVersion(fallback) : undefined;
}

const remoteVersion = ({ url, metadata, extras }: PublishedVersion): RemoteVersion => ({
  ...metadata,
  contractVersion: extras.contractVersion,
  url,
  manifest: null,
});
