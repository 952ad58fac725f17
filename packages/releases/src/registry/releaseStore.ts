import { setTimeout as sleep } from 'node:timers/promises';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, manifestSchema } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import type { Change } from './history.ts';
import type { Registry } from './registry.ts';
import type { ParsedRegistry } from './registryJson.ts';
import { ReleaseRejectedError } from './releaseRejected.ts';
import type { StoredManifest } from './versionFiles.ts';

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

/**
 * Where releases are kept: one immutable folder for each version, the registry, and rendered
 * pages. A folder (`folderStore`) or an object store (`bucketStore`); whatever reads or writes releases does it here.
 */
export interface ReleaseStore {
  /** The folder or the address, for messages. */
  readonly location: string;

  /**
   * @returns the same object as long as nothing changes: whoever follows the store compares
   * @throws UnreadableRegistryError
   */
  read(): Promise<StoredRegistry>;
  /** Refused with StaleRegistryError when the stored registry is no longer the one that `etag` names. */
  write(registry: Registry, etag: string | null, options?: WriteOptions): Promise<void>;
  /** Every change that led to the present registry, oldest first; nothing is ever taken out of it. */
  history(): Promise<Change[]>;

  /** Names of the stored versions of an app, listed or not. */
  versions(app: AppName): Promise<string[]>;
  /** The manifest of a version whose files are all there, byte for byte; null for anything less. */
  readIntact(app: AppName, version: string): Promise<StoredManifest | null>;
  /**
   * A folder of this machine with the files of a version.
   * @param integrity of its manifest, as the registry lists it: a copy of anything else is not made
   * @throws {Error} for one that is not complete
   */
  folderOf(app: AppName, version: string, integrity?: string): Promise<string>;
  /** When the last file of a version was written, whole or not; null when there are none. */
  storedAt(app: AppName, version: string): Promise<Date | null>;
  /** Bytes of a version's files; 0 when there are none. */
  sizeOf(app: AppName, version: string): Promise<number>;
  /**
   * Stores a finished build under its name, and may move its files away. A version is immutable: the same bytes again
   * are fine, different ones are rejected; a damaged version is replaced.
   */
  storeVersion(app: AppName, version: string, staged: string): Promise<void>;
  /** The source map of one of its scripts, as JSON; null where there is none. No host serves them. */
  readSourceMap(app: AppName, version: string, file: string): Promise<string | null>;
  /** Removes the files of a version, and its source maps, unless the registry lists it or a release lists it at the same time. */
  removeVersion(app: AppName, version: string): Promise<void>;
  /**
   * Removes copies on this machine that are a day old: of versions of an app, of rendered pages, or of contracts alone.
   * A folder has none.
   * @param isKept by the name of a version, or of a file
   */
  removeCopies(of: AppName | 'pages' | 'contracts', isKept: (name: string) => boolean): Promise<void>;
  /** A new place for a build on its way into the store; nothing serves it. */
  stagingDir(): string;
  /** Removes builds on their way that nobody has touched since: their releases were killed. */
  removeStaged(since: Date): Promise<void>;

  /**
   * A file by its place in the store, such as `education/1.0.0/contract.json`; null for one that is not there.
   * @param isRight whether a copy on this machine is what is meant; another one is not believed, and fetched again
   */
  readFile(place: string, isRight?: (copy: Buffer) => boolean): Promise<Buffer | null>;
  /** Writes a whole file or nothing. */
  writeFile(place: string, text: string): Promise<void>;
  removeFile(place: string): Promise<void>;
  /** The places of the files directly in a folder. */
  files(folder: string): Promise<string[]>;
}

/** What a host reads: of a folder the store itself, else a copy that follows the store. */
export interface ReleaseSource extends Pick<ReleaseStore, 'location' | 'read' | 'readFile' | 'folderOf'> {
  /** Brings a copy up to date, as far as the store answers; what has none is always up to date. */
  refresh?: () => Promise<void>;
}

/**
 * @param integrity of the manifest, as the registry lists it
 * @throws ReleaseRejectedError when files of a stored version are missing or changed
 */
export async function requireIntact(
  store: Pick<ReleaseStore, 'readIntact'>,
  app: AppName,
  version: string,
  integrity?: string,
) {
  const stored = await store.readIntact(app, version);
  if (!stored) throw new ReleaseRejectedError(`The files of ${app} ${version} are not complete any more.`);
  if (integrity !== undefined && stored.integrity !== integrity)
    throw new ReleaseRejectedError(`The files of ${app} ${version} are not those that were published.`);
}

/**
 * One file of a stored version.
 * @param integrity of the manifest, as the registry lists it; without it the manifest is believed
 * @throws {Error} when it is missing, or is not what the version's manifest lists
 */
export async function readVersionFile(
  store: Pick<ReleaseStore, 'readFile'>,
  app: AppName,
  version: string,
  file: string,
  integrity?: string,
) {
  const folder = `${app}/${version}`;
  const [manifest, bytes] = await Promise.all([
    store.readFile(`${folder}/${MANIFEST_FILE}`),
    store.readFile(`${folder}/${file}`),
  ]);
  if (!manifest || !bytes) throw new Error(`${folder}/${file} is missing`);
  if (integrity !== undefined && integrityOf(manifest) !== integrity)
    throw new Error(`${folder}/${MANIFEST_FILE} is not what the registry lists`);
  const { integrity: hashes } = manifestSchema.parse(JSON.parse(manifest.toString()));
  if (integrityOf(bytes) !== hashes[file])
    throw new Error(`${folder}/${file} is not what the manifest lists`);
  return bytes;
}

/** How long a change is tried again while other writers come between, in ms. */
const TIMEOUT_MS = 60_000;
/** The longest pause between two tries, in ms. */
const MAX_PAUSE_MS = 400;

/** The last change of each store in this process: changes wait for each other here, not by failed writes. */
const changes = new WeakMap<object, Promise<unknown>>();

/** Reads, changes and writes until no other writer came between: of many publishers none is lost. */
export function changeRegistry(
  store: Pick<ReleaseStore, 'read' | 'write'>,
  change: (registry: Registry) => Registry,
  options?: WriteOptions,
): Promise<Registry> {
  const before = changes.get(store) ?? Promise.resolve();
  const changed = before.then(() => changeNow(store, change, options));
  changes.set(
    store,
    changed.catch(() => {}),
  );
  return changed;
}

async function changeNow(
  store: Pick<ReleaseStore, 'read' | 'write'>,
  change: (registry: Registry) => Registry,
  options?: WriteOptions,
) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let pause = 20; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const { registry, etag } = await store.read();
    const changed = change(registry);
    if (changed === registry) return registry;
    try {
      await store.write(changed, etag, options);
      return changed;
    } catch (error) {
      if (!(error instanceof StaleRegistryError) || Date.now() > deadline) throw error;
      await sleep(Math.random() * pause);
    }
  }
}
