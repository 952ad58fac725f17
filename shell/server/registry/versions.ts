import { chooseVersion, isSplit, ROLLOUT_BUCKETS } from '@site/releases/registry/chooseVersion';
import {
  emptyRegistry,
  findVersion,
  isServed,
  versionsOf,
  withOrigins,
  type PrerenderedEntry,
  type PublishedVersion,
  type Registry,
  type ResolvedRegistry,
} from '@site/releases/registry/registry';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import type { Logger } from 'pino';
import type { RemoteVersion, ServedVersion } from '../../src/pageData.ts';
import { createManifestCache } from './manifests.ts';
import type { Pin, RolloutCookies } from './rolloutCookies.ts';
import { createShellSource, SHELL_ORIGIN, type ShellVersion } from './shellVersion.ts';

export interface VersionSource {
  /** Whether there is something to serve: a shell with its files, and a registry. */
  isReady(): Promise<boolean>;
  /** The registry as browsers get it: the shell is what reads it, and not part of it. */
  registry(): Promise<ResolvedRegistry>;
  /** The registry with the versions of the shell, whose addresses are paths. */
  listed(): Promise<ResolvedRegistry>;
  /** What a browser may be pinned to. */
  pinnable(): Promise<ResolvedRegistry>;
  /** The version of a microfrontend that this browser is served with; undefined for one that is not published. */
  served(name: string, cookies: RolloutCookies): Promise<ServedVersion | undefined>;
  /** The shell that this browser is served with; null while none is published. */
  shell(cookies: RolloutCookies): Promise<ShellVersion | null>;
  /** The prerendered pages of one version, as the registry lists them. */
  prerendered(name: string, version: string): PrerenderedEntry[] | undefined;
}

export interface VersionSourceOptions {
  store: ReleaseSource;
  origins: Readonly<Record<string, string>>;
  /** Where a host is reached from here, if not at its origin. */
  internalOrigins?: Readonly<Record<string, string | undefined>>;
  /** Whether a browser may be pinned to a version that no other browser gets. */
  pinsUnserved?: boolean;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Reads what is published, on each page: a release or a rollback shows at once, without a restart.
 */
export function createVersionSource({
  store,
  origins,
  internalOrigins = {},
  pinsUnserved = true,
  log,
}: VersionSourceOptions): VersionSource {
  const manifests = createManifestCache(log);
  const readShell = createShellSource(store, log);
  let lastStored: Registry | undefined;
  let lastListed: ResolvedRegistry = emptyRegistry();

  /** Nothing while nothing was ever read. */
  async function listed() {
    const { registry: stored } = await store.read().catch(() => ({ registry: emptyRegistry() }));
    if (stored !== lastStored) lastListed = withOrigins(stored, { ...origins, shell: SHELL_ORIGIN });
    lastStored = stored;
    return lastListed;
  }

  async function registry() {
    const { schema, microFrontends } = await listed();
    const { shell: _shell, ...remotes } = microFrontends;
    return { schema, microFrontends: remotes };
  }

  const canPin = (version: PublishedVersion) => pinsUnserved || isServed(version);

  async function pinnable() {
    const { schema, microFrontends } = await listed();
    const entries = Object.entries(microFrontends).map(([name, versions]) => [name, versions.filter(canPin)]);
    return { schema, microFrontends: Object.fromEntries(entries) as ResolvedRegistry['microFrontends'] };
  }

  /** The version for one browser. */
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
    const manifest = await manifests(name, internalUrl(name, version.url), version.metadata.integrity);
    return { ...remoteVersion(version), manifest, ...(fallback && { fallback }) };
  }

  function pinnedVersion(published: ResolvedRegistry, name: string, pin: Pin | null) {
    const version = pin?.microfrontend === name ? findVersion(published, name, pin.version) : undefined;
    return version && canPin(version) ? version : undefined;
  }

  function internalUrl(name: string, url: string) {
    const [origin, internal] = [origins[name], internalOrigins[name]];
    return origin && internal ? internal + url.slice(origin.length) : url;
  }

  async function shell(cookies: RolloutCookies) {
    const { versions, version } = await choose('shell', cookies);
    const standard = versions.find(({ deployment }) => deployment.default);
    const fallback = versions.find(({ url }) => url === standard?.fallbackUrl);
    return readShell([version, standard, fallback].filter(one => one !== undefined));
  }

  const prerendered = (name: string, version: string) =>
    findVersion(lastListed, name, version)?.extras.prerendered;

  async function isReady() {
    const { microFrontends } = await registry();
    const live = await shell(NOBODY).catch(() => null);
    return live !== null && Object.keys(microFrontends).length > 0;
  }

  return { isReady, registry, listed, pinnable, served, shell, prerendered };
}

/** Who asks for the default versions. */
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
  owner: extras.owner,
  contractVersion: extras.contractVersion,
  url,
  manifest: null,
});
