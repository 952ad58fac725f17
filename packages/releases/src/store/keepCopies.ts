import type { AppName } from '@site/federation/build/workspace';
import { isServed, versionsOf } from '../registry/registry.ts';
import { registryJson } from '../registry/registryJson.ts';
import type { ReleaseStore, StoredRegistry } from './releaseStore.ts';

/** Between two tries to fetch files that could not be fetched, in ms. */
const FETCH_AGAIN_MS = 5000;

export interface KeepOptions {
  /** Whose files this host serves: what browsers get is on its disk before they ask. */
  serves?: readonly AppName[];
  /** Told whenever the registry was to be kept for the next start: with null when it is on the disk. */
  reportDisk?: (error: Error | null) => void;
}

/**
 * Keeps on the disk of this machine what a host serves from a bucket.
 * @returns to be called again and again with what is served; it throws while files of that cannot be fetched
 */
export function createKeeper(store: ReleaseStore, { serves = [], reportDisk = () => {} }: KeepOptions) {
  const { copies } = store;
  let seen: StoredRegistry | undefined;
  let kept: StoredRegistry | undefined;
  let fetchAt = 0;
  let unfetched: Error | null = null;

  /** A disk that takes nothing does not keep a host from what is new. */
  async function keepRegistry(served: StoredRegistry) {
    try {
      if (served !== kept) await copies?.keepRegistry(registryJson(served));
      kept = served;
      reportDisk(null);
    } catch (error) {
      reportDisk(error as Error);
    }
  }

  async function fetchServed({ registry }: StoredRegistry) {
    const fetched = serves.flatMap(app =>
      versionsOf(registry, app)
        .filter(isServed)
        .map(({ metadata }) => store.folderOf(app, metadata.version, metadata.integrity)),
    );
    await Promise.all(fetched);
    await copies?.removeUnlisted(registry);
    return null;
  }

  return async (served: StoredRegistry) => {
    if (!copies) return;
    await keepRegistry(served);
    if (served !== seen || performance.now() >= fetchAt) {
      seen = served;
      unfetched = await fetchServed(served).catch((error: unknown) => error as Error);
      fetchAt = unfetched ? performance.now() + FETCH_AGAIN_MS : Infinity;
    }
    if (unfetched) throw unfetched;
  };
}
