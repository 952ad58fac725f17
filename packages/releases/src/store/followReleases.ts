import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@site/federation/build/workspace';
import { versionNameSchema } from '@site/federation/build/manifest';
import { findVersion, parseRegistry, servedVersions } from '../registry/registry.ts';
import type { ReleaseSource, ReleaseStore, StoredRegistry } from './releaseStore.ts';

/** How long a start waits for a store that does not answer before it goes on with the copy on its disk, in ms. */
const START_MS = 3000;

export interface FollowOptions {
  /** Whose files this host serves: what browsers get is on its disk before they ask. */
  serves?: readonly AppName[];
  /** How often a bucket is asked whether something has changed, in ms. A release waits longer before browsers get it. */
  everyMs?: number;
  /** Told each time that the store was asked: with null when all is well, else what was good last is served. */
  report: (error: Error | null) => void;
}

/** Passes each new error on once, not for every page or every second; call it with null after a success. */
export function reportOnce(tell: (error: Error) => void) {
  let last = '';
  return (error: Error | null) => {
    if (error && error.message !== last) tell(error);
    last = error?.message ?? '';
  };
}

/**
 * Asked every second, or before each read of a folder. While the store is away, or its registry is not valid, the last
 * good one is served; of a bucket also by a process that starts meanwhile.
 */
export async function followReleases(
  store: ReleaseStore,
  { serves = [], everyMs = 1000, report }: FollowOptions,
): Promise<ReleaseSource> {
  const { copies } = store;
  let served = await readCopy();
  /** What of it is on the disk. */
  let kept: StoredRegistry | null = null;
  let asking: Promise<void> | undefined;

  /** One that cannot be read does not count. */
  async function readCopy(): Promise<StoredRegistry | null> {
    try {
      const copy = await copies?.readRegistry();
      return copy ? { registry: parseRegistry(copy.toString()), etag: 'copy' } : null;
    } catch {
      return null;
    }
  }

  async function askNow() {
    const next = await store.read();
    // What was there once is not gone because an answer says so: an empty store is a mistake of somebody's.
    if (next.etag === null && served) throw new Error(`the registry of ${store.location} is missing`);
    if (next.etag !== null) served = next;
    if (served && served !== kept) await keep(served);
    kept = served;
  }

  async function keep({ registry }: StoredRegistry) {
    await copies?.keepRegistry(JSON.stringify(registry));
    const versions = serves.flatMap(app =>
      servedVersions(registry, app).map(({ metadata }) =>
        store.folderOf(app, metadata.version, metadata.integrity),
      ),
    );
    await Promise.all(versions);
    await copies?.removeUnlisted(registry);
  }

  const ask = () =>
    (asking ??= askNow()
      .then(() => report(null), report)
      .finally(() => (asking = undefined)));

  await Promise.race([ask(), sleep(START_MS)]);
  if (copies) setInterval(() => void ask(), everyMs).unref();

  return {
    async read() {
      if (!copies) await ask();
      if (!served) throw new Error(`${store.location} was never reached, or nothing is published there`);
      return served;
    },
    readFile: store.readFile,
    async folderOf(app, version) {
      if (!versionNameSchema.safeParse(version).success) throw new Error(`${version} names no version`);
      if (!copies) return store.folderOf(app, version);
      // An invented version costs a bucket no request.
      const published = served && findVersion(served.registry, app, version);
      if (!published) throw new Error(`${app} ${version} is not published`);
      return store.folderOf(app, version, published.metadata.integrity);
    },
  };
}
