import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, MAPS_FOLDER, manifestSchema, type Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { ConditionFailedError, forEachParallel, MAX_OBJECT_BYTES, type Bucket } from './bucket.ts';
import { mapsFolder } from './mapFiles.ts';
import { ReleaseRejectedError } from './releaseRejected.ts';
import { moveTo, readIntact, stagingDir, versionDir, type StoredManifest } from './versionFiles.ts';

/** Far more than a build of ours has. */
const MAX_FILES = 2000;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Versions in a bucket: `APP/VERSION/FILE`. The manifest is written last: a version without one does not count. */
export function bucketVersions(bucket: Bucket) {
  const keyOf = (app: AppName, version: string, file: string) =>
    file.startsWith(`${MAPS_FOLDER}/`)
      ? `${mapsFolder(app, version)}${file.slice(MAPS_FOLDER.length)}`
      : `${app}/${version}/${file}`;

  async function get(key: string) {
    const found = await bucket.get(key);
    return found === 'unchanged' ? null : found;
  }

  async function readManifest(app: AppName, version: string) {
    const found = await get(keyOf(app, version, MANIFEST_FILE));
    if (!found) return null;
    const { data: manifest } = manifestSchema.safeParse(parseJson(found.bytes));
    return { ...found, manifest };
  }

  /** The manifest of a version whose files are all there, byte for byte; null for anything less. */
  async function intact(app: AppName, version: string): Promise<StoredManifest | null> {
    const found = await readManifest(app, version);
    if (!found?.manifest) return null;
    const { manifest } = found;
    let isWhole = true;
    await forEachParallel(Object.entries(manifest.integrity), async ([file, hash]) => {
      if (!isWhole) return;
      const stored = await get(keyOf(app, version, file));
      if (!stored || integrityOf(stored.bytes) !== hash) isWhole = false;
    });
    return isWhole ? { manifest, integrity: integrityOf(found.bytes) } : null;
  }

  /** Writes a finished build. @throws {Error} when other files have its name */
  async function upload(app: AppName, version: string, staged: string) {
    const offered = await readIntact(staged);
    if (!offered) throw new ReleaseRejectedError(`${staged} is not a complete build`);
    if (await isStored(app, version, offered)) return;
    const damaged = await readManifest(app, version);
    await forEachParallel(await filesOf(staged), async file => {
      if (file !== MANIFEST_FILE)
        await putFile(keyOf(app, version, file), await readFile(path.join(staged, file)));
    });
    const manifest = await readFile(path.join(staged, MANIFEST_FILE));
    const condition = damaged ? { ifMatch: damaged.etag } : { ifNew: true as const };
    await bucket.put(keyOf(app, version, MANIFEST_FILE), manifest, condition).catch(ignoreOthers);
    if (!(await isStored(app, version, offered)))
      throw new Error(`${version} was stored by another publisher at the same time; try again`);
  }

  /** Whether the version is there. @throws {Error} when other files have its name */
  async function isStored(app: AppName, version: string, offered: StoredManifest) {
    const present = await intact(app, version);
    if (present && present.integrity !== offered.integrity)
      throw new ReleaseRejectedError(
        `${version} is already stored with other contents; versions never change`,
      );
    return present !== null;
  }

  /** Files of an unfinished upload are overwritten. */
  async function putFile(key: string, bytes: Buffer) {
    try {
      await bucket.put(key, bytes, { ifNew: true });
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      if (!(await get(key))?.bytes.equals(bytes)) await bucket.put(key, bytes);
    }
  }

  /**
   * Copies a version into a folder of this machine, each file verified by its hash.
   * @param integrity of its manifest; without it the manifest is believed
   */
  async function download(app: AppName, version: string, dir: string, integrity?: string) {
    const found = await readManifest(app, version);
    if (!found?.manifest) throw new Error(`${app} ${version} is not in ${bucket.location}`);
    if (integrity !== undefined && integrityOf(found.bytes) !== integrity)
      throw new Error(`The manifest of ${app} ${version} in ${bucket.location} is not the published one`);
    const { manifest } = found;
    const staged = stagingDir(dir);
    try {
      const folder = keyOf(app, version, '');
      const listed = (await bucket.list(folder)).map(({ key }) => key.slice(folder.length));
      await forEachParallel(
        listed.filter(file => isOf(manifest, file)),
        async file => {
          const stored = await get(folder + file);
          if (stored && (await isGenuine(manifest, file, stored.bytes)))
            await write(staged, file, stored.bytes);
        },
      );
      await write(staged, MANIFEST_FILE, found.bytes);
      if (!(await readIntact(staged))) throw new Error(`The files of ${app} ${version} are not complete`);
      const place = versionDir(dir, app, version);
      await mkdir(path.dirname(place), { recursive: true });
      // Whatever is there was put there by another process meanwhile, or is damaged, or is not the published one.
      if (
        !(await moveTo(staged, place)) &&
        (await readIntact(place))?.integrity !== integrityOf(found.bytes)
      ) {
        await rm(place, { recursive: true, force: true });
        await moveTo(staged, place);
      }
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  return { readManifest, intact, upload, download };
}

/** The name of the file that a compressed one was made of. */
const originalOf = (file: string) => file.replace(/\.(br|gz)$/, '');
const isOf = ({ integrity }: Manifest, file: string) =>
  Object.hasOwn(integrity, file) || Object.hasOwn(integrity, originalOf(file));

/** A compressed file is what its manifest lists when what comes out of it is. */
async function isGenuine({ integrity }: Manifest, file: string, bytes: Buffer) {
  const known = integrity[file];
  if (known) return integrityOf(bytes) === known;
  const unpackFile = unpack[path.extname(file) as keyof typeof unpack];
  const original = await unpackFile(bytes, { maxOutputLength: MAX_OBJECT_BYTES }).catch(() => null);
  return original !== null && integrityOf(original) === integrity[originalOf(file)];
}

async function write(dir: string, file: string, bytes: Buffer) {
  const place = path.join(dir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, bytes);
}

async function filesOf(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  if (files.length > MAX_FILES) throw new Error(`${dir} has more than ${MAX_FILES} files`);
  for (const file of files)
    if ((await stat(path.join(dir, file))).size > MAX_OBJECT_BYTES)
      throw new Error(`${file} has more than ${MAX_OBJECT_BYTES / 1e6} MB`);
  return files;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Another publisher wrote it first; what is there is looked at next. */
function ignoreOthers(error: unknown) {
  if (!(error instanceof ConditionFailedError)) throw error;
}
