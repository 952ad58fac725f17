import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { readImportEnv } from '../env.ts';
import { GATEWAYS_KNOW_MS, listAhead } from '../registry/publish.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import { openReleaseStore } from '../store/openReleaseStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { StoredManifest } from '../store/versionFiles.ts';
import { ofNewImage, promote, publicationOf } from './promote.ts';

/** Promotes each version once: a container that starts again, or an older one, undoes no release and no rollback. */
export async function importBuilds(buildsDir: string, store: ReleaseStore, waitMs = GATEWAYS_KNOW_MS) {
  const builds: { app: AppName; build: StoredManifest }[] = [];
  for (const app of appNames)
    for (const version of await versionsIn(path.join(buildsDir, app))) {
      const build = await store.storeVersion(app, version, path.join(buildsDir, app, version));
      builds.push({ app, build });
    }
  const { registry } = await store.read();
  const listed = await changeRegistry(store, current =>
    builds
      .filter(({ app, build }) => ofNewImage(current, app, build.manifest.version))
      .reduce((all, { build }) => listAhead(all, publicationOf(build)), current),
  );
  if (listed !== registry) await sleep(waitMs);
  for (const { app, build } of builds) await promote(store, app, build, ofNewImage);
  return builds.map(({ app, build }) => ({ app, version: build.manifest.version }));
}

/** Names with a dot in front name no version. */
const versionsIn = async (dir: string) =>
  (await readdir(dir).catch(() => [])).filter(name => !name.startsWith('.'));

// node packages/releases/src/release/importBuilds.ts: for a job that runs once, before containers that serve.
if (import.meta.main) {
  const { BUILDS_DIR, ...settings } = readImportEnv();
  const store = await openReleaseStore(settings);
  try {
    for (const { app, version } of await importBuilds(BUILDS_DIR, store))
      console.log(`${app} ${version} is in the store`);
  } catch (error) {
    console.error(`Builds cannot be stored: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
