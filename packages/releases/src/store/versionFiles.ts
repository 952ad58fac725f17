import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { integrityOf } from '@site/federation/build/integrity';
import {
  CONTRACT_FILE,
  MANIFEST_FILE,
  MAPS_FOLDER,
  manifestSchema,
  type Manifest,
} from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/federation/forEachParallel';
import { ReleaseRejectedError } from '../registry/registry.ts';
import { bytesOf, type Bucket } from './bucket.ts';
import { filesIn } from './folderBucket.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Far more than ours have: of a source map, of another file of a build, of its manifest and its contract. */
const MAX_MAP_BYTES = 64_000_000;
const MAX_FILE_BYTES = 16_000_000;
const MAX_FACTS_BYTES = 1_000_000;
const unpack = promisify(gunzip);

/** The folder of a version in a folder store, absolute if the store's is; it may not be there. */
export const versionDir = (storeDir: string, app: AppName, version: string) =>
  path.join(storeDir, app, version);

/** Where a store keeps the source maps of a version: beside the folders that are served, never in one. */
export const mapsFolder = (app: AppName, version: string) => `${MAPS_FOLDER}/${app}/${version}`;

/** Where a file of a build is in the store. */
export const keyOf = (app: AppName, version: string, file: string) =>
  file.startsWith(`${MAPS_FOLDER}/`)
    ? mapsFolder(app, version) + file.slice(MAPS_FOLDER.length)
    : `${app}/${version}/${file}`;

/** A stored source map as JSON text; null for none. */
export const unpackMap = async (bytes: Buffer | null) =>
  bytes && (await unpack(bytes, { maxOutputLength: MAX_MAP_BYTES })).toString();

export interface StoredManifest {
  manifest: Manifest;
  /** Integrity of the manifest's own bytes, as the registry lists it. */
  integrity: string;
}

/** A manifest by its bytes; null for what is none. */
export function parseManifest(bytes: Buffer | null): StoredManifest | null {
  if (!bytes || bytes.length > MAX_FACTS_BYTES) return null;
  try {
    return { manifest: manifestSchema.parse(JSON.parse(bytes.toString())), integrity: integrityOf(bytes) };
  } catch {
    return null;
  }
}

/** The manifest of a version in a folder whose files are all there, byte for byte, none too large; null for anything less. */
export const readIntact = (dir: string): Promise<StoredManifest | null> =>
  intactManifest(file => readFile(path.join(dir, file)).catch(() => null));

/** The same of a version in a bucket, which must be the one that its manifest names. */
export async function readIntactFrom(bucket: Bucket, app: AppName, version: string) {
  const stored = await intactManifest(file => bytesOf(bucket, keyOf(app, version, file)));
  return stored && isOf(stored, app, version) ? stored : null;
}

const isOf = ({ manifest }: StoredManifest, app: AppName, version: string) =>
  manifest.name === app && manifest.version === version;

async function intactManifest(read: (file: string) => Promise<Buffer | null>) {
  const stored = parseManifest(await read(MANIFEST_FILE));
  if (!stored) return null;
  let isWhole = true;
  await forEachParallel(Object.entries(stored.manifest.integrity), async ([file, hash]) => {
    const bytes = isWhole ? await read(file) : null;
    const most = file === CONTRACT_FILE ? MAX_FACTS_BYTES : MAX_FILE_BYTES;
    if (!bytes || bytes.length > most || integrityOf(bytes) !== hash) isWhole = false;
  });
  return isWhole ? stored : null;
}

/**
 * Its manifest last: a version without one does not count. @throws ReleaseRejectedError when other files have its name
 */
export async function uploadVersion(
  bucket: Bucket,
  app: AppName,
  version: string,
  build: string,
): Promise<StoredManifest> {
  const offered = await readIntact(build);
  if (!offered)
    throw new ReleaseRejectedError(
      `${build} is not a complete build, or a file of it is too large (${MAX_FILE_BYTES / 1_000_000} MB, manifest and contract ${MAX_FACTS_BYTES / 1_000_000} MB)`,
    );
  if (!isOf(offered, app, version))
    throw new ReleaseRejectedError(
      `the build calls itself ${offered.manifest.name} ${offered.manifest.version}, not ${app} ${version}`,
    );
  const isStored = async () => {
    const present = await readIntactFrom(bucket, app, version);
    if (present && present.integrity !== offered.integrity)
      throw new ReleaseRejectedError(
        `${version} is already stored with other contents; versions never change`,
      );
    return present !== null;
  };
  if (await isStored()) return offered;
  const write = async (file: string) =>
    bucket.put(keyOf(app, version, file), await readFile(path.join(build, file)));
  const files = (await filesIn(build)).filter(file => file !== MANIFEST_FILE);
  await forEachParallel(files, write);
  await write(MANIFEST_FILE);
  if (!(await isStored()))
    throw new Error(`${version} was stored by another publisher at the same time; try again`);
  return offered;
}

type Readable = Pick<ReleaseStore, 'readFile'>;

/** @param integrity without it the file is believed @throws when it is not there, or is not what was published */
export async function readVerified(store: Readable, place: string, integrity?: string) {
  const isRight = (bytes: Buffer) => integrity === undefined || integrityOf(bytes) === integrity;
  const bytes = await store.readFile(place, integrity === undefined ? undefined : isRight);
  if (!bytes) throw new Error(`${place} is missing`);
  if (!isRight(bytes)) throw new Error(`${place} is not what was published`);
  return bytes;
}

export const readManifest = async (store: Readable, app: string, version: string, integrity?: string) =>
  manifestSchema.parse(
    JSON.parse(String(await readVerified(store, `${app}/${version}/${MANIFEST_FILE}`, integrity))),
  );

/** @param integrity of the manifest, as the registry lists it; without it the manifest is believed */
export async function readVersionFile(
  store: Readable,
  app: AppName,
  version: string,
  file: string,
  integrity?: string,
) {
  const { integrity: hashes } = await readManifest(store, app, version, integrity);
  return readVerified(store, `${app}/${version}/${file}`, hashes[file] ?? 'not listed');
}
