import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { readImportEnv } from '../env.ts';
import { convertFormerStore } from '../store/convertFormerStore.ts';
import { openReleaseStore } from '../store/openReleaseStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { ofNewImage, promote } from './promote.ts';

export interface ImportedBuild {
  app: AppName;
  version: string;
}

/**
 * Copies the builds of an image into the store, and promotes each version the first time that it comes: a container
 * that starts again, or an older one beside a newer, undoes no release and no rollback.
 * @param buildsDir `APP/VERSION/…`, as buildProcess.ts leaves it
 * @param again promotes versions that were promoted before, too: the way back to an older image
 * @throws {Error} when a build is not complete, or its name belongs to other files already
 */
export async function importBuilds(
  buildsDir: string,
  store: ReleaseStore,
  again = false,
): Promise<ImportedBuild[]> {
  await convertFormerStore(store);
  const imported: ImportedBuild[] = [];
  for (const app of appNames)
    for (const version of await versionsIn(path.join(buildsDir, app))) {
      await store.storeVersion(app, version, path.join(buildsDir, app, version));
      const build = await store.readIntact(app, version);
      if (!build) throw new Error(`${app} ${version} could not be stored in ${store.location}`);
      await promote(store, app, build, again ? undefined : ofNewImage);
      imported.push({ app, version });
    }
  return imported;
}

/** Names with a dot in front name no version. */
const versionsIn = async (dir: string) =>
  (await readdir(dir).catch(() => [])).filter(name => !name.startsWith('.'));

// node packages/releases/src/release/importBuilds.ts: for a job that runs once, before containers that serve.
if (import.meta.main) {
  const { BUILDS_DIR, PROMOTE_AGAIN, ...settings } = readImportEnv();
  const store = await openReleaseStore(settings);
  try {
    for (const { app, version } of await importBuilds(BUILDS_DIR, store, PROMOTE_AGAIN))
      console.log(`${app} ${version} is in the store`);
  } catch (error) {
    console.error(`Builds cannot be stored: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
