import type { AppName } from '@site/federation/build/workspace';
import { defaultVersion, findVersion } from '../registry/registry.ts';
import { hasFailed } from '../registry/verdicts.ts';
import { removedIntegrity, wasDefault } from '../registry/history.ts';
import { readFormerShell } from '../registry/formerShell.ts';
import { publish, withOnlyVersion, type Publication } from '../registry/publish.ts';
import { changeRegistry, requireIntact, type ReleaseStore } from '../registry/releaseStore.ts';
import type { StoredManifest } from '../registry/versionFiles.ts';

/**
 * Promotes the build of this checkout. Unchanged sources never undo a canary or a rollback, and sources that were
 * changed back do not bring a version back that failed: that takes a release.
 */
export async function promoteBuilt(app: AppName, store: ReleaseStore, stored: StoredManifest) {
  const { version } = stored.manifest;
  const hasBeenSeen =
    (await lastPromoted(store, app)) === version || (await hasFailedBefore(app, store, version));
  if (!hasBeenSeen || !(await isLive(app, store))) await promote(app, store, stored, 'release');
}

/** Whether sources are the last that were promoted, and something else is live since. */
export const wasReplaced = async (app: AppName, store: ReleaseStore, version: string) =>
  (await lastPromoted(store, app)) === version &&
  ![undefined, version].includes(await liveVersion(app, store));

/** The default version that is listed; undefined where there is none. */
export const liveVersion = async (app: AppName, store: ReleaseStore) =>
  defaultVersion((await store.read()).registry, app)?.metadata.version;

async function hasFailedBefore(app: AppName, store: ReleaseStore, version: string) {
  const listed = findVersion((await store.read()).registry, app, version);
  return listed !== undefined && hasFailed(listed);
}

/**
 * Lists a development build alone, with nothing to fall back to: an error in it is to be seen, not covered by the build
 * before. Builds from an hour ago are removed; younger ones may be what an open page is loading.
 */
export async function replaceDevelopmentBuild(app: AppName, store: ReleaseStore, stored: StoredManifest) {
  const { version } = stored.manifest;
  await changeRegistry(store, registry => withOnlyVersion(registry, publicationOf(stored)));
  const since = Date.now() - 3_600_000;
  for (const other of await store.versions(app)) {
    const storedAt = await store.storedAt(app, other);
    if (other !== version && storedAt && storedAt.getTime() < since) await store.removeVersion(app, other);
  }
}

/** Promotes the build of an image once: neither its restart nor an older container undoes a later release. */
export async function promoteImported(app: AppName, store: ReleaseStore, stored: StoredManifest) {
  if (!(await wasPromoted(app, store, stored.manifest.version))) await promote(app, store, stored, 'release');
}

/** Promotes the build of an image that was live before: the way back to it. */
export const promoteAgain = (app: AppName, store: ReleaseStore, stored: StoredManifest) =>
  promote(app, store, stored, 'rollback');

/** Makes a stored build the default version. */
async function promote(
  app: AppName,
  store: ReleaseStore,
  stored: StoredManifest,
  kind: 'release' | 'rollback',
) {
  const { version } = stored.manifest;
  const publication = publicationOf(stored);
  const verify = () => requireIntact(store, app, version);
  await changeRegistry(store, registry => publish(registry, publication), { kind, verify });
  await rememberPromoted(store, app, version);
}

async function isLive(app: AppName, store: ReleaseStore) {
  const { registry, invalid } = await store.read();
  return defaultVersion(registry, app) !== undefined || Object.hasOwn(invalid, app);
}

/** Whether it was the default at some time. One that was only listed, or had a share, is still to come. */
async function wasPromoted(app: AppName, store: ReleaseStore, version: string) {
  const { registry, invalid } = await store.read();
  // A start replaces no entry that somebody has to look at.
  if (Object.hasOwn(invalid, app)) return true;
  if (defaultVersion(registry, app)?.metadata.version === version) return true;
  const chain = await store.history();
  const listed = findVersion(registry, app, version);
  const isKnown = listed ?? removedIntegrity(app, version, chain);
  // The history does not know the shells that were live before the registry listed them.
  if (app === 'shell' && listed && (await readFormerShell(store))?.promoted.includes(version)) return true;
  return wasDefault(app, version, chain) ?? isKnown !== undefined;
}

const promotedMarker = (app: AppName) => `${app}/.last-built`;

const lastPromoted = async (store: ReleaseStore, app: AppName) =>
  String(await store.readFile(promotedMarker(app)));

/** Remembers which sources were promoted or released last, for `promoteBuilt`. */
export const rememberPromoted = (store: ReleaseStore, app: AppName, version: string) =>
  store.writeFile(promotedMarker(app), version);

/** A stored build as the registry lists it. */
export const publicationOf = ({ manifest, integrity }: StoredManifest): Publication => ({
  ...manifest,
  integrity,
  publishedAt: new Date(),
});
