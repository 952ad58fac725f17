import type { AppName } from '@site/federation/build/workspace';
import { publish, withOnlyVersion, type Publication } from '../registry/publish.ts';
import { defaultVersion, findVersion, type Registry } from '../registry/registry.ts';
import { hasFailed } from '../registry/verdicts.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { StoredManifest } from '../store/versionFiles.ts';

/** Whether a stored build becomes the default version by itself. */
type PromotionRule = (registry: Registry, app: AppName, version: string) => boolean;

/**
 * The build of a checkout: unchanged sources never undo a canary or a rollback, and sources that were changed back do
 * not bring a version back that failed: that takes a release.
 */
export const ofChangedSources: PromotionRule = (registry, app, version) => {
  const listed = findVersion(registry, app, version);
  const hasBeenSeen = registry.built[app] === version || (listed !== undefined && hasFailed(listed));
  return !hasBeenSeen || defaultVersion(registry, app) === undefined;
};

/** Of an image, once: neither its restart nor an older container undoes a later release. */
export const ofNewImage: PromotionRule = ({ history }, app, version) =>
  !history[app]?.some(change => change.default === version);

/** Makes a stored build the default version where the rule says so. */
export const promote = (store: ReleaseStore, app: AppName, build: StoredManifest, rule: PromotionRule) =>
  changeRegistry(store, registry =>
    rule(registry, app, build.manifest.version)
      ? withBuilt(publish(registry, publicationOf(build)), app, build.manifest.version)
      : registry,
  );

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
