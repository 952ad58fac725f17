import { servedOf, servedSince } from '../registry/history.ts';
import { pagePlace, pagesIn, versionsOf, withVersions, type Registry } from '../registry/registry.ts';
import { rollbackTarget } from '../registry/verdicts.ts';
import { updateMicrofrontend } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AppName } from '@site/federation/build/workspace';

const DAY_MS = 86_400_000;
/** What is younger may belong to a release that goes on. */
const RELEASE_DAYS = 1;

export interface PruneRequest {
  name: AppName;
  store: ReleaseStore;
  /** How many of the newest versions stay in any case. */
  keep: number;
  /** What browsers could get, or was stored, within so many days stays, too: their tabs may still be open. */
  days: number;
  /** Says what would go, and changes nothing. */
  dryRun?: boolean | undefined;
}

/** What is served, its fallback, and what a rollback would bring stays. @returns the versions that went */
export async function prune({ name, store, keep, days, dryRun }: PruneRequest): Promise<string[]> {
  const { registry } = await store.read();
  const versions = versionsOf(registry, name).map(({ metadata }) => metadata.version);
  const stays = new Set([
    ...versions.slice(Math.max(0, versions.length - keep)),
    ...servedOf(registry, name),
    ...servedSince(registry, name, new Date(Date.now() - days * DAY_MS)),
    rollbackTarget(registry, name),
  ]);
  const unlisted = versions.filter(version => !stays.has(version));
  const listed = new Set([...versions, ...stays]);
  const since = new Date(Date.now() - Math.max(days, RELEASE_DAYS) * DAY_MS);
  const leftBehind = (await store.versions(name))
    .filter(({ version, storedAt }) => !listed.has(version) && storedAt < since)
    .map(({ version }) => version);
  const gone = [...unlisted, ...leftBehind];
  if (dryRun) return gone;
  if (unlisted.length > 0) {
    // Unlisted first: from then on no browser gets it.
    await updateMicrofrontend(store, name, registry, current => without(current, name, unlisted));
    await removePages(store, registry, (await store.read()).registry);
  }
  for (const version of gone) await store.removeVersion(name, version);
  return gone;
}

function without(registry: Registry, name: string, gone: readonly string[]): Registry {
  const left = versionsOf(registry, name).filter(({ metadata }) => !gone.includes(metadata.version));
  const urls = new Set(left.map(({ url }) => url));
  // Only a version that is not served can lose its fallback; a release names a new one.
  const versions = left.map(version =>
    urls.has(version.fallbackUrl) ? version : { ...version, fallbackUrl: version.url },
  );
  return withVersions(registry, name, versions);
}

/** Rendered pages are named by content, so two versions may share them. */
async function removePages(store: ReleaseStore, before: Registry, after: Registry) {
  const used = new Set(pagesIn(after));
  for (const integrity of pagesIn(before))
    if (!used.has(integrity)) await store.removeFile(pagePlace(integrity));
}
