import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { pagePlace, pagesIn, type Registry } from '../registry/registry.ts';
import { bytesOf, forEachParallel, MAX_OBJECT_BYTES, type Bucket } from './bucket.ts';
import { parseManifest, readIntact, versionDir } from './versionFiles.ts';

const STAGING = '.staging';
/** Folder of files that are kept without the rest of their version, whose own folder has all of them or is not there. */
const SINGLE = 'files';
/** Files of versions, and rendered pages. */
const NEVER_CHANGES = /^(?:pages|[a-z-]+\/[^/.][^/]*)\/./;
/** Younger copies may be in use by a release of this machine. */
const UNUSED_MS = 86_400_000;

/** Copies on the disk of this machine of what never changes in a bucket. */
export interface Copies {
  /** The folder of a version, fetched once; @param integrity of its manifest, without which that is believed */
  folderOf(app: AppName, version: string, integrity?: string): Promise<string>;
  /** A file, from the disk if it `isRight` there, and kept there if it is; null for one that is nowhere. */
  readFile(place: string, isRight?: (copy: Buffer) => boolean): Promise<Buffer | null>;
  /** Forgets a version: one that is released again is fetched again. */
  remove(app: AppName, version: string): Promise<void>;
  /** Removes what the registry does not list and was not fetched within a day. */
  removeUnlisted(registry: Registry): Promise<void>;
  /** The registry that was kept last, and how it is kept, for a start while the bucket is away. */
  readRegistry(): Promise<string | null>;
  keepRegistry(text: string): Promise<void>;
}

/** @param dir a folder of this machine, for this bucket alone */
export function createCopies(bucket: Bucket, dir: string): Copies {
  /** Folders that are there or on their way. */
  const folders = new Map<string, Promise<string>>();
  const fileOf = (place: string) => path.join(dir, place);
  const registryFile = fileOf('registry.json');

  async function folderOf(app: AppName, version: string, integrity?: string) {
    const place = versionDir(dir, app, version);
    const known = folders.get(place);
    if (known && (await isThere(await known))) return known;
    // Another request may have begun to fetch it meanwhile.
    if (folders.get(place) === known) folders.set(place, fetchUnlessWhole(app, version, integrity));
    const folder = folders.get(place)!;
    folder.catch(() => folders.get(place) === folder && folders.delete(place));
    return folder;
  }

  /** A copy of an earlier process is verified once. */
  async function fetchUnlessWhole(app: AppName, version: string, integrity?: string) {
    const place = versionDir(dir, app, version);
    const present = await readIntact(place);
    if (!present || (integrity !== undefined && present.integrity !== integrity))
      await fetchVersion(app, version, integrity);
    return place;
  }

  /** Copies a version, each file verified by its hash. */
  async function fetchVersion(app: AppName, version: string, integrity?: string) {
    const folder = `${app}/${version}/`;
    const bytes = await bytesOf(bucket, folder + MANIFEST_FILE);
    const stored = parseManifest(bytes);
    if (!bytes || !stored) throw new Error(`${app} ${version} is not in ${bucket.location}`);
    if (integrity !== undefined && stored.integrity !== integrity)
      throw new Error(`The manifest of ${app} ${version} in ${bucket.location} is not the published one`);
    const draft = fileOf(`${STAGING}/${randomUUID()}`);
    try {
      const listed = (await bucket.list(folder)).map(({ key }) => key.slice(folder.length));
      await forEachParallel(listed, async file => {
        const found = isOf(stored.manifest, file) ? await bytesOf(bucket, folder + file) : null;
        if (found && (await isGenuine(stored.manifest, file, found)))
          await write(path.join(draft, file), found);
      });
      await write(path.join(draft, MANIFEST_FILE), bytes);
      if (!(await readIntact(draft))) throw new Error(`The files of ${app} ${version} are not complete`);
      await moveTo(draft, versionDir(dir, app, version), stored.integrity);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** Whatever is at the place was put there by another process meanwhile, or is damaged, or is not the published one. */
  async function moveTo(draft: string, place: string, integrity: string) {
    await mkdir(path.dirname(place), { recursive: true });
    if (await renamed(draft, place)) return;
    if ((await readIntact(place))?.integrity === integrity) return;
    await rm(place, { recursive: true, force: true });
    await renamed(draft, place);
  }

  /** Whole or not at all: several processes may share the folder. */
  async function keep(file: string, bytes: Buffer | string) {
    const draft = fileOf(`${STAGING}/${randomUUID()}`);
    try {
      await write(draft, bytes);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    folderOf,
    async readFile(place, isRight) {
      if (!NEVER_CHANGES.test(place)) return bytesOf(bucket, place);
      const single = fileOf(`${SINGLE}/${place}`);
      for (const file of [fileOf(place), single]) {
        const copy = await readFile(file).catch(() => null);
        if (copy && (!isRight || isRight(copy))) return copy;
      }
      const bytes = await bytesOf(bucket, place);
      if (bytes && isRight?.(bytes)) await keep(single, bytes).catch(() => {});
      return bytes;
    },
    async remove(app, version) {
      folders.delete(versionDir(dir, app, version));
      await rm(versionDir(dir, app, version), { recursive: true, force: true });
    },
    async removeUnlisted(registry) {
      const versions = Object.entries(registry.microFrontends).flatMap(([name, listed]) =>
        listed.map(({ metadata }) => `${name}/${metadata.version}`),
      );
      const kept = new Set([...versions, ...pagesIn(registry).map(pagePlace)]);
      for (const folder of [STAGING, ...appNames, ...['pages', ...appNames].map(one => `${SINGLE}/${one}`)])
        for (const name of await readdir(fileOf(folder)).catch(() => [])) {
          const place = `${folder}/${name}`;
          if (kept.has(place.replace(`${SINGLE}/`, '')) || !(await isUnused(fileOf(place)))) continue;
          folders.delete(fileOf(place));
          await rm(fileOf(place), { recursive: true, force: true });
        }
    },
    readRegistry: () => readFile(registryFile, 'utf8').catch(() => null),
    keepRegistry: text => keep(registryFile, text),
  };
}

const isThere = (place: string) =>
  access(path.join(place, MANIFEST_FILE)).then(
    () => true,
    () => false,
  );

const isUnused = async (file: string) => {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > UNUSED_MS;
};

/** @returns false when something is there already */
const renamed = (from: string, to: string) =>
  rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function write(file: string, bytes: Buffer | string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

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
