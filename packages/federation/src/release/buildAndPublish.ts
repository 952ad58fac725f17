import { buildVersion } from '../build/buildVersion.ts';
import type { AppName, BuildMode } from '../build/workspace.ts';
import { readIntact, storeVersion, versionDir } from '../registry/versionFiles.ts';
import { promoteBuilt } from './promote.ts';
import { withStagedBuild } from './stagedBuild.ts';

export interface BuildRequest {
  app: AppName;
  /** The release store. */
  storeDir: string;
  mode: BuildMode;
  log?: (line: string) => void;
}

export interface BuildResult {
  version: string;
  /** False when the store already had this version. */
  built: boolean;
}

/**
 * Builds an app unless its version is already in the store, and promotes it.
 * Sources that have not changed since the last call leave the registry alone: a team's rollback outlives a restart.
 */
export async function buildAndPublish({
  app,
  storeDir,
  mode,
  log = () => {},
}: BuildRequest): Promise<BuildResult> {
  const version = buildVersion(app, mode);
  const place = versionDir(storeDir, app, version);
  const present = await readIntact(place);
  if (!present) {
    const started = performance.now();
    await withStagedBuild({ app, version, mode, storeDir }, staged => storeVersion(staged, place));
    log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const stored = present ?? (await readIntact(place));
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${storeDir}`);
  await promoteBuilt(app, storeDir, stored);
  return { version, built: !present };
}
