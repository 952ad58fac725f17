import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { appNames, type AppName } from '../build/workspace.ts';
import { stagingDir, readIntact, storeVersion, versionDir } from '../registry/versionFiles.ts';
import { readImportEnv } from '../env.ts';
import { promoteAgain, promoteImported } from './promote.ts';

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
  storeDir: string,
  again = false,
): Promise<ImportedBuild[]> {
  const imported: ImportedBuild[] = [];
  for (const app of appNames)
    for (const version of await versionsIn(path.join(buildsDir, app))) {
      const stored = await importBuild(path.join(buildsDir, app, version), storeDir, { app, version });
      await (again ? promoteAgain : promoteImported)(app, storeDir, stored);
      imported.push({ app, version });
    }
  return imported;
}

/** Names with a dot in front are the store's own. */
const versionsIn = async (dir: string) =>
  (await readdir(dir).catch(() => [])).filter(name => !name.startsWith('.'));

async function importBuild(build: string, storeDir: string, { app, version }: ImportedBuild) {
  const place = versionDir(storeDir, app, version);
  const staged = stagingDir(storeDir);
  try {
    await mkdir(path.dirname(staged), { recursive: true });
    await cp(build, staged, { recursive: true });
    await storeVersion(staged, place);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  const stored = await readIntact(place);
  if (!stored) throw new Error(`${app} ${version} could not be stored in ${storeDir}`);
  return stored;
}

// node packages/federation/src/release/importBuilds.ts: for a job that runs once, before containers that serve.
if (import.meta.main) {
  const { BUILDS_DIR, RELEASES_DIR, PROMOTE_AGAIN } = readImportEnv();
  for (const { app, version } of await importBuilds(BUILDS_DIR, RELEASES_DIR, PROMOTE_AGAIN))
    console.log(`${app} ${version} is in the store`);
}
