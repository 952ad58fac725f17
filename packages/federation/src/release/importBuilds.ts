import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readImportEnv } from '../serve/env.ts';
import { promote } from './promote.ts';
import { draftDir, readIntact, versionDir, storeVersion } from '../registry/versionFiles.ts';
import { appNames, type AppName } from '../build/workspace.ts';

export interface ImportedBuild {
  app: AppName;
  version: string;
}

/**
 * Brings the builds that an image carries into the store, and in front of visitors unless they had their turn: a
 * container that starts again undoes no rollback.
 * @param buildsDir `APP/VERSION/…`, as buildApp.ts leaves it
 * @throws {Error} when a build is not whole, or its name stands for other files already
 */
export async function importBuilds(buildsDir: string, storeDir: string): Promise<ImportedBuild[]> {
  const delivered: ImportedBuild[] = [];
  for (const app of appNames)
    for (const version of await versionsIn(path.join(buildsDir, app))) {
      await importBuild(path.join(buildsDir, app, version), storeDir, { app, version });
      delivered.push({ app, version });
    }
  return delivered;
}

/** Names with a dot in front are the store's own. */
const versionsIn = async (dir: string) =>
  (await readdir(dir).catch(() => [])).filter(name => !name.startsWith('.'));

async function importBuild(build: string, storeDir: string, { app, version }: ImportedBuild) {
  const place = versionDir(storeDir, app, version);
  const draft = draftDir(storeDir);
  try {
    await mkdir(path.dirname(draft), { recursive: true });
    await cp(build, draft, { recursive: true });
    await storeVersion(draft, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const stored = await readIntact(place);
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${storeDir}`);
  await promote(app, storeDir, stored);
}

// node packages/federation/src/release/importBuilds.ts: for a job that does this once, before containers that do not.
if (import.meta.main) {
  const { BUILDS_DIR, RELEASES_DIR } = readImportEnv();
  for (const { app, version } of await importBuilds(BUILDS_DIR, RELEASES_DIR))
    console.log(`${app} ${version} is in the store`);
}
