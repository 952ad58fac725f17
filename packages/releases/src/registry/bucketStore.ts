import { access, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { forEachParallel, type Bucket } from './bucket.ts';
import { bucketRegistry } from './bucketRegistry.ts';
import { bucketVersions } from './bucketVersions.ts';
import { isImmutable, placeAlone } from './copyPlaces.ts';
import { listingFormerShell } from './formerShell.ts';
import { findVersion } from './registry.ts';
import { mapOf } from '@site/federation/build/sourceMaps';
import { mapsFolder, unpackMap } from './mapFiles.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { replaceFile } from './replaceFile.ts';
import { oldCopies, readIntact, removeStaged, stagingDir, versionDir } from './versionFiles.ts';

/**
 * Releases in an object store with conditional writes.
 * @param dir a folder of this machine, laid out like a folder store: copies of what never changes, and builds
 */
export function bucketStore(bucket: Bucket, dir: string): ReleaseStore {
  const registry = bucketRegistry(bucket);
  const versions = bucketVersions(bucket);
  const copies = new Map<string, Promise<string>>();

  /** Fetches a version once; a copy of an earlier process is verified once. A copy that is gone is fetched again. */
  async function folderOf(app: AppName, version: string, integrity?: string) {
    const place = versionDir(dir, app, version);
    const known = copies.get(place);
    if (known && (await isThere(await known))) return known;
    // Another request may have begun to fetch it meanwhile.
    if (copies.get(place) === known) copies.set(place, copyOf(app, version, place, integrity));
    const copy = copies.get(place)!;
    copy.catch(() => copies.get(place) === copy && copies.delete(place));
    return copy;
  }

  async function copyOf(app: AppName, version: string, place: string, integrity?: string) {
    const present = await readIntact(place);
    if (!present || (integrity !== undefined && present.integrity !== integrity))
      await versions.download(app, version, dir, integrity);
    return place;
  }

  const isListed = async (app: AppName, version: string) =>
    findVersion((await read()).registry, app, version) !== undefined;

  /**
   * A release that lists the version at the same time is not lost: it looks for the manifest after it has listed the
   * version, and this looks into the registry after it has removed the manifest, so at least one of them notices.
   */
  async function removeVersion(app: AppName, version: string) {
    if (await isListed(app, version)) return;
    const manifest = await versions.readManifest(app, version);
    const key = `${app}/${version}/${MANIFEST_FILE}`;
    await bucket.delete(key);
    if (await isListed(app, version)) {
      if (manifest) await bucket.put(key, manifest.bytes);
      return;
    }
    const folders = [`${app}/${version}/`, `${mapsFolder(app, version)}/`];
    const files = (await Promise.all(folders.map(folder => bucket.list(folder)))).flat();
    await forEachParallel(files, file => bucket.delete(file.key));
    await removeCopy(app, version);
  }

  /** Forgets it, too: a version that is released again is fetched again. */
  async function removeCopy(of: AppName | 'pages' | 'contracts', name: string) {
    copies.delete(path.join(dir, of, name));
    await rm(path.join(dir, of, name), { recursive: true, force: true });
  }

  const store: ReleaseStore = {
    location: bucket.location,
    ...registry,
    // Names with a dot in front are the store's own.
    versions: async app => (await bucket.folders(`${app}/`)).filter(name => !name.startsWith('.')),
    readIntact: versions.intact,
    folderOf,
    storedAt: async (app, version) => {
      const times = (await bucket.list(`${app}/${version}/`)).map(({ modified }) => modified.getTime());
      return times.length > 0 ? new Date(Math.max(...times)) : null;
    },
    sizeOf: async (app, version) =>
      (await bucket.list(`${app}/${version}/`)).reduce((sum, { size }) => sum + size, 0),
    storeVersion: async (app, version, staged) => {
      await versions.upload(app, version, staged);
      await rm(staged, { recursive: true, force: true });
    },
    async readSourceMap(app, version, file) {
      const found = await bucket.get(`${mapsFolder(app, version)}/${mapOf(file)}`);
      return unpackMap(found && found !== 'unchanged' ? found.bytes : null);
    },
    removeVersion,
    async removeCopies(of, isKept) {
      for (const name of await oldCopies(path.join(dir, of))) if (!isKept(name)) await removeCopy(of, name);
    },
    stagingDir: () => stagingDir(dir),
    removeStaged: since => removeStaged(dir, since),
    async readFile(place, isRight = () => true) {
      const alone = placeAlone(place);
      const places = [...(isImmutable(place) ? [place] : []), ...(alone ? [alone] : [])];
      for (const kept of places) {
        const bytes = await readFile(path.join(dir, kept)).catch(() => null);
        if (bytes && isRight(bytes)) return bytes;
      }
      const found = await bucket.get(place);
      if (!found || found === 'unchanged') return null;
      if (alone && isRight(found.bytes)) await keep(path.join(dir, alone), found.bytes).catch(() => {});
      return found.bytes;
    },
    writeFile: async (place, text) => void (await bucket.put(place, Buffer.from(text))),
    removeFile: async place => {
      await bucket.delete(place);
      await rm(path.join(dir, place), { force: true });
    },
    files: async folder =>
      (await bucket.list(`${folder}/`))
        .map(({ key }) => key)
        .filter(key => !key.slice(folder.length + 1).includes('/')),
  };
  const read = listingFormerShell(store, registry.read);
  return { ...store, read };
}

const isThere = (place: string) =>
  access(path.join(place, MANIFEST_FILE)).then(
    () => true,
    () => false,
  );

async function keep(copy: string, bytes: Buffer) {
  await mkdir(path.dirname(copy), { recursive: true });
  await replaceFile(copy, bytes.toString());
}
