import { isDeepStrictEqual } from 'node:util';
import { MANIFEST_FILE, mapOf } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { withMemory } from '../registry/history.ts';
import { findVersion, storedRegistrySchema, type Change, type Registry } from '../registry/registry.ts';
import { parseRegistry, registryJson, type ParsedRegistry } from '../registry/registryJson.ts';
import { bytesOf, ConditionFailedError, forEachParallel, type Bucket } from './bucket.ts';
import type { Copies } from './copies.ts';
import { STAGING } from './folderBucket.ts';
import {
  keyOf,
  mapsFolder,
  readIntactFrom,
  unpackMap,
  uploadVersion,
  versionDir,
  type StoredManifest,
} from './versionFiles.ts';

const REGISTRY_FILE = 'registry.json';

/** The registry changed between reading and writing it. */
export class StaleRegistryError extends Error {
  override readonly name = 'StaleRegistryError';

  constructor() {
    super('Another release has changed the registry meanwhile. Run the command again.');
  }
}

export interface StoredRegistry extends ParsedRegistry {
  /** Names these bytes; null while nothing was ever written. */
  etag: string | null;
}

export interface WriteOptions {
  /** What the change is; the history keeps it, so that a rollback finds the default before. */
  kind?: Change['kind'];
  /** Throws when something that the change rests on does not hold any more: then nothing is changed, or it is taken back. */
  verify?: () => Promise<void>;
}

export interface StoredVersion {
  version: string;
  bytes: number;
  /** When the last of its files was written. */
  storedAt: Date;
}

/** Where releases are kept: an immutable folder for each version, the registry, and rendered pages. */
export interface ReleaseStore {
  /** The folder or the address, for messages. */
  readonly location: string;
  /** The copies on this machine; null where the store is a folder of it. */
  readonly copies: Copies | null;

  /**
   * @returns the same object as long as nothing changes: whoever follows the store compares
   * @throws UnreadableRegistryError
   */
  read(): Promise<StoredRegistry>;
  /** Refused with StaleRegistryError when the stored registry is no longer the one that `etag` names. */
  write(registry: Registry, etag: string | null, options?: WriteOptions): Promise<void>;

  /** The stored versions of an app, whole or not, listed or not. */
  versions(app: AppName): Promise<StoredVersion[]>;
  /** The manifest of a version whose files are all there, byte for byte; null for anything less. */
  readIntact(app: AppName, version: string): Promise<StoredManifest | null>;
  /**
   * A folder of this machine with the files of a version.
   * @param integrity of its manifest, as the registry lists it: a copy of anything else is not made
   * @throws {Error} for one that is not complete
   */
  folderOf(app: AppName, version: string, integrity?: string): Promise<string>;
  /**
   * Stores a finished build under its name. A version is immutable: the same bytes again are fine, different ones are
   * rejected; a damaged version is replaced.
   */
  storeVersion(app: AppName, version: string, build: string): Promise<void>;
  /** The source map of one of its scripts, as JSON; null where there is none. No host serves them. */
  readSourceMap(app: AppName, version: string, file: string): Promise<string | null>;
  /** Removes the files of a version, and its source maps, unless the registry lists it or a release lists it at the same time. */
  removeVersion(app: AppName, version: string): Promise<void>;
  /** Removes files on their way that nobody has touched since: who wrote them was killed. */
  removeStaged(since: Date): Promise<void>;

  /**
   * A file by its place in the store, such as `education/1.0.0/contract.json`; null for one that is not there.
   * @param isRight whether a copy on this machine is what is meant; another one is not believed, and fetched again.
   *   Without it nothing is copied
   */
  readFile(place: string, isRight?: (copy: Buffer) => boolean): Promise<Buffer | null>;
  /** Writes a whole file or nothing. */
  writeFile(place: string, text: string): Promise<void>;
  removeFile(place: string): Promise<void>;
  /** The places of the files directly in a folder. */
  files(folder: string): Promise<string[]>;
}

/** What a host reads: a store, or what follows one. */
export type ReleaseSource = Pick<ReleaseStore, 'read' | 'readFile' | 'folderOf'>;

/** Releases in a bucket; `copies` unless it is a folder of this machine. */
export function createReleaseStore(bucket: Bucket, copies: Copies | null): ReleaseStore {
  const { location, dir = '' } = bucket;
  let last: StoredRegistry | undefined;

  async function read(): Promise<StoredRegistry> {
    const found = await bucket.get(REGISTRY_FILE, last?.etag ?? undefined);
    const isSame = found === 'unchanged' || (found?.etag ?? null) === last?.etag;
    if (last && isSame) return last;
    const object = found === 'unchanged' ? null : found;
    const parsed = parseRegistry(object && object.bytes.toString(), `${location}/${REGISTRY_FILE}`);
    return (last = { ...parsed, etag: object && object.etag });
  }

  async function write(registry: Registry, etag: string | null, { kind, verify }: WriteOptions = {}) {
    const valid = storedRegistrySchema.parse(registry);
    // What was read last is asked for again by the condition of the write.
    const stored = last?.etag === etag ? last : await read();
    if (stored.etag !== etag) throw new StaleRegistryError();
    const before = stored.registry;
    if (etag !== null && isDeepStrictEqual({ ...valid, sequence: before.sequence }, before)) return;
    await verify?.();
    const written = await replace(stored, valid, kind);
    // Files that a prune removed between the first look and the write: see removeVersion.
    await verify?.().catch(async (error: unknown) => {
      const now = await read();
      if (now.registry.sequence === written.sequence) await replace(now, before, 'rollback');
      throw error;
    });
  }

  async function replace(stored: StoredRegistry, after: Registry, kind: Change['kind']) {
    const { registry: before, invalid, etag } = stored;
    const next = { ...withMemory(before, after, kind), sequence: before.sequence + 1 };
    const bytes = Buffer.from(registryJson({ registry: next, invalid }));
    try {
      await bucket.put(REGISTRY_FILE, bytes, etag === null ? { ifNew: true } : { ifMatch: etag });
    } catch (error) {
      // An attempt whose answer was lost may have written it.
      const now = await bytesOf(bucket, REGISTRY_FILE).catch(() => null);
      if (!now?.equals(bytes)) throw error instanceof ConditionFailedError ? new StaleRegistryError() : error;
    }
    return next;
  }

  const isListed = async (app: AppName, version: string) =>
    findVersion((await read()).registry, app, version) !== undefined;

  return {
    location,
    copies,
    read,
    write,
    async versions(app) {
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
    readIntact: (app, version) => readIntactFrom(bucket, app, version),
    folderOf: async (app, version, integrity) =>
      copies ? copies.folderOf(app, version, integrity) : versionDir(dir, app, version),
    storeVersion: (app, version, build) => uploadVersion(bucket, app, version, build),
    readSourceMap: async (app, version, file) =>
      unpackMap(await bytesOf(bucket, `${mapsFolder(app, version)}/${mapOf(file)}`)),
    /**
     * A release that lists the version at the same time is not lost: it looks for the manifest after it has listed the
     * version, and this looks into the registry after it has removed the manifest, so one of them notices at least.
     */
    async removeVersion(app, version) {
      if (await isListed(app, version)) return;
      const key = keyOf(app, version, MANIFEST_FILE);
      const manifest = await bytesOf(bucket, key);
      await bucket.remove(key);
      if (await isListed(app, version)) {
        if (manifest) await bucket.put(key, manifest);
        return;
      }
      const folders = [`${app}/${version}/`, `${mapsFolder(app, version)}/`];
      const files = (await Promise.all(folders.map(folder => bucket.list(folder)))).flat();
      await forEachParallel(files, file => bucket.remove(file.key));
      await copies?.remove(app, version);
    },
    async removeStaged(since) {
      const left = (await bucket.list(STAGING)).filter(({ modified }) => modified < since);
      await forEachParallel(left, file => bucket.remove(file.key));
    },
    readFile: (place, isRight) => (copies ? copies.readFile(place, isRight) : bytesOf(bucket, place)),
    writeFile: (place, text) => bucket.put(place, Buffer.from(text)),
    removeFile: place => bucket.remove(place),
    files: async folder =>
      (await bucket.list(`${folder}/`))
        .map(({ key }) => key)
        .filter(key => !key.slice(folder.length + 1).includes('/')),
  };
}
