import { buildVersion } from '../build/buildVersion.ts';
import type { AppName, BuildMode } from '../build/workspace.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { promoteBuilt } from './promote.ts';
import { withStagedBuild } from './stagedBuild.ts';

export interface BuildRequest {
  app: AppName;
  store: ReleaseStore;
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
  store,
  mode,
  log = () => {},
}: BuildRequest): Promise<BuildResult> {
  const version = buildVersion(app, mode);
  const present = await store.readIntact(app, version);
  if (!present) {
    const started = performance.now();
    await withStagedBuild({ app, version, mode, store }, staged => store.storeVersion(app, version, staged));
    log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const stored = present ?? (await store.readIntact(app, version));
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${store.location}`);
  await promoteBuilt(app, store, stored);
  return { version, built: !present };
}
