import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/federation/forEachParallel';
import { pagePlace, pagesIn, type Registry } from '../registry/registry.ts';
import { bytesOf, type Bucket } from './bucket.ts';
import { folderBucket, STAGING } from './folderBucket.ts';
import { parseManifest, readIntact, versionDir, type StoredManifest } from './versionFiles.ts';

/** Younger copies may be in use by a release of this machine. */
const UNUSED_MS = 86_400_000;
/** Far more than a file of a build has. */
const MAX_FILE_BYTES = 32_000_000;

export type Copies = ReturnType<typeof createCopies>;

/** Copies on this machine of what never changes in a bucket. @param dir for this bucket alone */
export function createCopies(bucket: Bucket, dir: string) {
  const disk = folderBucket(dir);
  /** Folders that are whole or on their way, by their place. */
  const folders = new Map<string, Promise<string>>();
  const fileOf = (place: string) => path.join(dir, place);

  function folderOf(app: AppName, version: string, integrity?: string) {
    const place = versionDir(dir, app, version);
    const folder = folders.get(place) ?? fetchVersion(app, version, integrity);
    folders.set(place, folder);
    folder.catch(() => folders.get(place) === folder && folders.delete(place));
    return folder;
  }

  /** Copies a version, each file verified by its hash; a copy of an earlier process is verified once. */
  async function fetchVersion(app: AppName, version: string, integrity?: string) {
    const isMeant = (one: StoredManifest | null) =>
      one !== null && (integrity === undefined || one.integrity === integrity);
    const place = versionDir(dir, app, version);
    if (isMeant(await readIntact(place))) return place;
    const folder = `${app}/${version}/`;
    const bytes = await bytesOf(bucket, folder + MANIFEST_FILE);
    const stored = parseManifest(bytes);
    if (!bytes || !stored) throw new Error(`${app} ${version} is not in ${bucket.location}`);
    if (!isMeant(stored))
      throw new Error(`The manifest of ${app} ${version} in ${bucket.location} is not the published one`);
    const draft = `${STAGING}/${randomUUID()}`;
    try {
      await forEachParallel(await bucket.list(folder), async ({ key }) => {
        const found = await bytesOf(bucket, key);
        const file = key.slice(folder.length);
        if (found && (await isGenuine(stored.manifest, file, found)))
          await disk.put(`${draft}/${file}`, found);
      });
      await disk.put(`${draft}/${MANIFEST_FILE}`, bytes);
      if (!(await readIntact(fileOf(draft))))
        throw new Error(`The files of ${app} ${version} are not complete`);
      await moveTo(fileOf(draft), place, stored.integrity);
      return place;
    } finally {
      await rm(fileOf(draft), { recursive: true, force: true });
    }
  }

  return {
    /** The folder of a version, fetched once; @param integrity of its manifest, without which that is believed */
    folderOf,
    /** A file, from the disk if it `isRight` there, and kept there if it is; null for one that is nowhere. */
    async readFile(place: string, isRight?: (copy: Buffer) => boolean) {
      if (!isRight) return bytesOf(bucket, place);
      const copy = await bytesOf(disk, place).catch(() => null);
      if (copy && isRight(copy)) return copy;
      const bytes = await bytesOf(bucket, place);
      if (bytes && isRight(bytes)) await disk.put(place, bytes).catch(() => {});
      return bytes;
    },
    /** Removes what the registry does not list and was not fetched within a day. */
    async removeUnlisted(registry: Registry) {
      const versions = Object.entries(registry.microFrontends).flatMap(([name, listed]) =>
        listed.map(({ metadata }) => `${name}/${metadata.version}`),
      );
      const kept = new Set([...versions, ...pagesIn(registry).map(pagePlace)].map(fileOf));
      for (const folder of [STAGING, 'pages', ...appNames].map(fileOf))
        for (const name of await readdir(folder).catch(() => [])) {
          const file = path.join(folder, name);
          if (!kept.has(file) && (await isUnused(file))) await rm(file, { recursive: true, force: true });
        }
      for (const folder of folders.keys()) if (!kept.has(folder)) folders.delete(folder);
    },
    /** The registry that was kept last, for a start while the bucket is away. */
    readRegistry: () => bytesOf(disk, 'registry.json'),
    keepRegistry: (text: string) => disk.put('registry.json', Buffer.from(text)),
  };
}

/** Whatever is at the place was put there by another process meanwhile, or is not the whole version. */
const moveTo = (draft: string, place: string, integrity: string) =>
  mkdir(path.dirname(place), { recursive: true })
    .then(() => rename(draft, place))
    .catch(async () => {
      if ((await readIntact(place))?.integrity === integrity) return;
      await rm(place, { recursive: true, force: true });
      await rename(draft, place);
    });

async function isUnused(file: string) {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > UNUSED_MS;
}

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** A compressed file is what its manifest lists when what comes out of it is. */
async function isGenuine({ integrity }: Manifest, file: string, bytes: Buffer) {
  const known = integrity[file];
  if (known) return integrityOf(bytes) === known;
  const unpackFile = unpack[path.extname(file) as keyof typeof unpack];
  const original = await unpackFile?.(bytes, { maxOutputLength: MAX_FILE_BYTES }).catch(() => null);
  return original && integrityOf(original) === integrity[file.replace(/\.(br|gz)$/, '')];
}
