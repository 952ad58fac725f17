import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '@site/federation/build/workspace';
import { folderRegistry } from './folderRegistry.ts';
import { listingFormerShell } from './formerShell.ts';
import { withLock } from './lock.ts';
import { mapOf } from '@site/federation/build/sourceMaps';
import { mapsDir, moveMaps, unpackMap } from './mapFiles.ts';
import { findVersion } from './registry.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { ignoreMissing } from './readChanged.ts';
import { replaceFile } from './replaceFile.ts';
import {
  readIntact,
  removeStaged,
  removeVersion,
  stagingDir,
  storeVersion,
  versionDir,
} from './versionFiles.ts';

/** Releases in a folder, which several processes and machines may share. */
export function folderStore(dir: string): ReleaseStore {
  const registry = folderRegistry(dir);
  const placeOf = (app: AppName, version: string) => versionDir(dir, app, version);
  const store: ReleaseStore = {
    location: dir,
    ...registry,
    // Names with a dot in front are the store's own.
    versions: async app =>
      ((await readdir(path.join(dir, app)).catch(ignoreMissing)) ?? []).filter(name => !name.startsWith('.')),
    readIntact: (app, version) => readIntact(placeOf(app, version)),
    folderOf: async (app, version) => placeOf(app, version),
    storedAt: async (app, version) => (await stat(placeOf(app, version)).catch(ignoreMissing))?.mtime ?? null,
    sizeOf: (app, version) => folderBytes(placeOf(app, version)),
    async storeVersion(app, version, staged) {
      await moveMaps(staged, mapsDir(dir, app, version));
      await storeVersion(staged, placeOf(app, version));
    },
    readSourceMap: async (app, version, file) =>
      unpackMap(await readFile(path.join(mapsDir(dir, app, version), mapOf(file))).catch(ignoreMissing)),
    // Under the lock, where a release verifies its files: one that began in between keeps them or does not happen.
    removeVersion: (app, version) =>
      withLock(dir, async () => {
        if (findVersion((await read()).registry, app, version)) return;
        await removeVersion(dir, placeOf(app, version));
        await rm(mapsDir(dir, app, version), { recursive: true, force: true });
      }),
    removeCopies: async () => {},
    stagingDir: () => stagingDir(dir),
    removeStaged: since => removeStaged(dir, since),
    readFile: place => readFile(path.join(dir, place)).catch(ignoreMissing),
    writeFile: async (place, text) => {
      const file = path.join(dir, place);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceFile(file, text);
    },
    removeFile: place => rm(path.join(dir, place), { force: true }),
    files: async folder =>
      ((await readdir(path.join(dir, folder)).catch(ignoreMissing)) ?? []).map(file => `${folder}/${file}`),
  };
  const read = listingFormerShell(store, registry.read);
  return { ...store, read };
}

async function folderBytes(dir: string) {
  const names = await readdir(dir).catch(() => []);
  const sizes = names.map(async name => (await stat(path.join(dir, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
