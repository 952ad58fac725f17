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

export interface BuildResult {
  version: string;
  /** False when the store already had this version. */
  built: boolean;
  /** The default version: another one after a release or a rollback. */
  live: string | undefined;
}

/** Sources that have not changed since the last call leave the registry alone: a team's rollback outlives a restart. */
export async function buildAndPublish(request: BuildRequest): Promise<BuildResult> {
  const { app, store, mode } = request;
  const version = buildVersion(app, mode);
  const present = await store.readIntact(app, version);
  if (!present && !(await buildVersionInto(request, version))) return buildAndPublish(request);
  const build = present ?? (await store.readIntact(app, version));
  if (!build) throw new Error(`${app} ${version} did not arrive in ${store.location}`);
  if (mode === 'development') await replaceDevelopmentBuild(store, app, build);
  else await promote(store, app, build, ofChangedSources);
  const live = defaultVersion((await store.read()).registry, app)?.metadata.version;
  return { version, built: !present, live };
}

/** @returns false when the sources changed meanwhile: what was edited is in some of the files, and has another name */
async function buildVersionInto({ app, store, mode, log = () => {} }: BuildRequest, version: string) {
  const started = performance.now();
  const isWhole = await withStagedBuild({ app, version, mode }, async build => {
    if (buildVersion(app, mode) !== version) return false;
    await store.storeVersion(app, version, build);
    return true;
  });
  if (isWhole) log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return isWhole;
}
