import { buildVersion } from '@site/federation/build/buildVersion';
import type { AppName, BuildMode } from '@site/federation/build/workspace';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { liveVersion, promoteBuilt, replaceDevelopmentBuild, wasReplaced } from './promote.ts';
import { withStagedBuild } from './stagedBuild.ts';

export interface BuildRequest {
  app: AppName;
  store: ReleaseStore;
  mode: BuildMode;
  log?: (line: string) => void;
}

export interface BuildResult {
  version: string;
  /** False when the store already had this version, or what came after it is live. */
  built: boolean;
  /** The default version: another one after a release or a rollback. */
  live: string | undefined;
}

/**
 * Builds an app unless its version is already in the store, and promotes it. A development build replaces the one before.
 * Sources that have not changed since the last call leave the registry alone: a team's rollback outlives a restart. What
 * was pruned since is not built again.
 */
export async function buildAndPublish(request: BuildRequest): Promise<BuildResult> {
  const { app, store, mode, log = () => {} } = request;
  const version = buildVersion(app, mode);
  const present = await store.readIntact(app, version);
  if (!present && mode === 'production' && (await wasReplaced(app, store, version)))
    return { version, built: false, live: await liveVersion(app, store) };
  if (!present) {
    const started = performance.now();
    const isWhole = await withStagedBuild({ app, version, mode, store }, async staged => {
      // What was edited meanwhile is in some of the files, and has another name.
      if (buildVersion(app, mode) !== version) return false;
      await store.storeVersion(app, version, staged);
      return true;
    });
    if (!isWhole) return buildAndPublish(request);
    log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const stored = present ?? (await store.readIntact(app, version));
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${store.location}`);
  await (mode === 'development' ? replaceDevelopmentBuild : promoteBuilt)(app, store, stored);
  return { version, built: !present, live: await liveVersion(app, store) };
}
