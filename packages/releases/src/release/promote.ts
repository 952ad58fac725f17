import type { AppName } from '@site/federation/build/workspace';
import { wasDefault } from '../registry/history.ts';
import { publish, withOnlyVersion, type Publication } from '../registry/publish.ts';
import { defaultVersion, findVersion, type Registry } from '../registry/registry.ts';
import { hasFailed } from '../registry/verdicts.ts';
import { changeRegistry, requireIntact } from '../store/changeRegistry.ts';
import type { ReleaseStore, StoredRegistry } from '../store/releaseStore.ts';
import type { StoredManifest } from '../store/versionFiles.ts';

/** Whether a stored build becomes the default version by itself. */
type PromotionRule = (app: AppName, version: string, stored: StoredRegistry) => boolean;

/**
 * The build of a checkout: unchanged sources never undo a canary or a rollback, and sources that were changed back do
 * not bring a version back that failed: that takes a release.
 */
export const ofChangedSources: PromotionRule = (app, version, { registry, invalid }) => {
  const listed = findVersion(registry, app, version);
  const hasBeenSeen = registry.built[app] === version || (listed !== undefined && hasFailed(listed));
  const isLive = defaultVersion(registry, app) !== undefined || Object.hasOwn(invalid, app);
  return !hasBeenSeen || !isLive;
};

/**
 * The build of an image, once: neither its restart nor an older container undoes a later release. One that was only
 * listed, or had a share, is still to come. An invalid entry is replaced by no start: somebody has to look at it.
 */
export const ofNewImage: PromotionRule = (app, version, { registry, invalid }) =>
  !Object.hasOwn(invalid, app) && !wasDefault(registry, app, version);

/**
 * Makes a stored build the default version where the rule says so.
 * @param rule without one it is the way back to a build that was live before
 */
export async function promote(
  store: ReleaseStore,
  app: AppName,
  build: StoredManifest,
  rule?: PromotionRule,
) {
  const { version } = build.manifest;
  const change = (registry: Registry, stored: StoredRegistry) =>
    !rule || rule(app, version, stored)
      ? withBuilt(publish(registry, publicationOf(build)), app, version)
      : registry;
  const verify = () => requireIntact(store, app, version);
  await changeRegistry(store, change, { kind: rule ? 'release' : 'rollback', verify });
}

/** Whether these sources are the last that were promoted, and something else is live since. */
export const wasReplaced = ({ registry }: StoredRegistry, app: AppName, version: string) =>
  registry.built[app] === version && ![undefined, version].includes(liveVersion(registry, app));

/** The default version that is listed; undefined where there is none. */
export const liveVersion = (registry: Registry, app: AppName) =>
  defaultVersion(registry, app)?.metadata.version;

/** Remembers which sources were promoted or released last: a start does not promote them again. */
export const withBuilt = (registry: Registry, app: AppName, version: string): Registry => ({
  ...registry,
  built: { ...registry.built, [app]: version },
});

/**
 * Lists a development build alone, with nothing to fall back to: an error in it is to be seen, not covered by the build
 * before. Builds from an hour ago are removed; younger ones may be what an open page is loading.
 */
export async function replaceDevelopmentBuild(store: ReleaseStore, app: AppName, build: StoredManifest) {
  await changeRegistry(store, registry => withOnlyVersion(registry, publicationOf(build)));
  const since = new Date(Date.now() - 3_600_000);
  for (const { version, storedAt } of await store.versions(app))
    if (version !== build.manifest.version && storedAt < since) await store.removeVersion(app, version);
}

/** A stored build as the registry lists it. */
export const publicationOf = ({ manifest, integrity }: StoredManifest): Publication => ({
  ...manifest,
  integrity,
  publishedAt: new Date(),
});
