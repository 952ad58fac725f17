import { MANIFEST_FILE, mapOf } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/federation/forEachParallel';
import { withMemory } from '../registry/history.ts';
import {
  emptyRegistry,
  findVersion,
  parseRegistry,
  storedRegistrySchema,
  type Change,
  type Registry,
} from '../registry/registry.ts';
import { bytesOf, StaleRegistryError, type Bucket } from './bucket.ts';
import type { Copies } from './copies.ts';
import { keyOf, mapsFolder, readIntactFrom, unpackMap, uploadVersion, versionDir } from './versionFiles.ts';

const REGISTRY_FILE = 'registry.json';

export interface StoredRegistry {
  registry: Registry;
  /** Names these bytes; null while nothing was ever written. */
  etag: string | null;
}

export interface StoredVersion {
  version: string;
  bytes: number;
  /** When the last of its files was written. */
  storedAt: Date;
}

/** Where releases are kept: an immutable folder for each version, the registry, and rendered pages. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** What a host reads: a store, or what follows one. */
export type ReleaseSource = Pick<ReleaseStore, 'read' | 'readFile' | 'folderOf'>;

/** Releases in a bucket; `copies` unless it is a folder of this machine. */
export function createReleaseStore(bucket: Bucket, copies: Copies | null) {
  const { location, dir = '' } = bucket;
  let last: StoredRegistry | undefined;

  /** The same object as long as nothing changes. @throws ReleaseRejectedError when what is stored is no registry */
  async function read(): Promise<StoredRegistry> {
    const found = await bucket.get(REGISTRY_FILE, last?.etag ?? undefined);
    const isSame = found === 'unchanged' || (found?.etag ?? null) === last?.etag;
    if (last && isSame) return last;
    const object = found === 'unchanged' ? null : found;
    const registry = object
      ? parseRegistry(object.bytes.toString(), `${location}/${REGISTRY_FILE}`)
      : emptyRegistry();
    return (last = { registry, etag: object && object.etag });
  }

  /** @throws StaleRegistryError when the stored registry is no longer the one that `etag` names */
  async function write(registry: Registry, etag: string | null, kind: Change['kind'] = 'release') {
    const valid = storedRegistrySchema.parse(registry);
    // What was read last is asked for again by the condition of the write.
    const { registry: before, etag: current } = last?.etag === etag ? last : await read();
    if (current !== etag) throw new StaleRegistryError();
    const next = { ...withMemory(before, valid, kind), sequence: before.sequence + 1 };
    const bytes = Buffer.from(JSON.stringify(next, null, 2));
    try {
      await bucket.put(REGISTRY_FILE, bytes, etag);
    } catch (error) {
      // An attempt whose answer was lost may have written it.
      const now = await bytesOf(bucket, REGISTRY_FILE).catch(() => null);
      if (!now?.equals(bytes)) throw error;
    }
  }

  return {
    location,
    copies,
    read,
    write,
    /** The stored versions of an app, whole or not, listed or not. */
    async versions(app: AppName) {
      const found = new Map<string, StoredVersion>();
      for (const { key, size, modified } of await bucket.list(`${app}/`)) {
        const [, version] = /^[^/]+\/([^/.][^/]*)\/./.exec(key) ?? [];
        if (!version) continue;
        const { bytes, storedAt } = found.get(version) ?? { bytes: 0, storedAt: modified };
        const latest = storedAt > modified ? storedAt : modified;
        found.set(version, { version, bytes: bytes + size, storedAt: latest });
      }
      return [...found.values()];
    },
    readIntact: (app: AppName, version: string) => readIntactFrom(bucket, app, version),
    /** On this machine. @param integrity of its manifest, as the registry lists it: a copy of anything else is not made */
    folderOf: async (app: AppName, version: string, integrity?: string) =>
      copies ? copies.folderOf(app, version, integrity) : versionDir(dir, app, version),
    /** The same bytes again are fine, different ones are rejected; a damaged version is replaced. */
    storeVersion: (app: AppName, version: string, build: string) =>
      uploadVersion(bucket, app, version, build),
    /** The source map of one of its scripts, as JSON; null where there is none. No host serves them. */
    readSourceMap: async (app: AppName, version: string, file: string) =>
      unpackMap(await bytesOf(bucket, `${mapsFolder(app, version)}/${mapOf(file)}`)),
    /** Removes the files of a version, and its source maps, unless the registry lists it. */
    async removeVersion(app: AppName, version: string) {
      if (findVersion((await read()).registry, app, version)) return;
      // A release that lists it meanwhile looks for the manifest again before browsers get it.
      await bucket.remove(keyOf(app, version, MANIFEST_FILE));
      const folders = [`${app}/${version}/`, `${mapsFolder(app, version)}/`];
      const files = (await Promise.all(folders.map(folder => bucket.list(folder)))).flat();
      await forEachParallel(files, file => bucket.remove(file.key));
    },
    /** By its place, as `education/1.0.0/contract.json`; a copy on this machine counts where it `isRight`. */
    readFile: (place: string, isRight?: (copy: Buffer) => boolean) =>
      copies ? copies.readFile(place, isRight) : bytesOf(bucket, place),
    writeFile: (place: string, text: string) => bucket.put(place, Buffer.from(text)),
    removeFile: (place: string) => bucket.remove(place),
    /** The places of the files directly in a folder. */
    files: async (folder: string) =>
      (await bucket.list(`${folder}/`))
        .map(({ key }) => key)
        .filter(key => !key.slice(folder.length + 1).includes('/')),
  };
}
