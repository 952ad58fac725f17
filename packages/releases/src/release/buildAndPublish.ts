import { buildVersion } from '@site/federation/build/buildVersion';
import type { AppName, BuildMode } from '@site/federation/build/workspace';
import { defaultVersion } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { ofChangedSources, promote, replaceDevelopmentBuild } from './promote.ts';
import { withStagedBuild } from './stagedBuild.ts';

export interface BuildRequest {
  app: AppName;
  store: ReleaseStore;
  mode: BuildMode;
  log?: (line: string) => void;
}

/**
 * Sources that have not changed since the last call leave the registry alone: a team's rollback outlives a restart.
 * @returns also the version that is live: another one after a release or a rollback
 */
export async function buildAndPublish(
  request: BuildRequest,
): Promise<{ version: string; built: boolean; live: string | undefined }> {
  const { app, store, mode } = request;
  const version = buildVersion(app, mode);
  const present = await store.readIntact(app, version);
  const build = present ?? (await buildVersionInto(request, version));
  if (!build) return buildAndPublish(request);
  if (mode === 'development') await replaceDevelopmentBuild(store, app, build);
  else await promote(store, app, build, ofChangedSources);
  const live = defaultVersion((await store.read()).registry, app)?.metadata.version;
  return { version, built: !present, live };
}

/** @returns null when the sources changed meanwhile: what was edited is in some of the files, and has another name */
async function buildVersionInto({ app, store, mode, log = () => {} }: BuildRequest, version: string) {
  const started = performance.now();
  const stored = await withStagedBuild({ app, version, mode }, async build =>
    buildVersion(app, mode) === version ? store.storeVersion(app, version, build) : null,
  );
  if (stored) log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return stored;
}
