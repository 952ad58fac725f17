import type { AppName } from '@site/federation/build/workspace';

// Which files of a store are copied to the disk of a host, and where to. Places are relative, as in the store.

/** Rendered pages are named by their contents. */
const isPage = (place: string) => place.startsWith('pages/');

/** Files in the folder of a version never change either: the version names their contents. */
export const isImmutable = (place: string) => isPage(place) || /^[a-z-]+\/[^/.][^/]*\/./.test(place);

/** Whether a file of the store, once written, never changes: caches may keep it for good. Others are asked for again. */
export const neverChanges = (place: string) =>
  isImmutable(place) || /^(?:history|\.maps\/[a-z-]+\/[^/.][^/]*)\/./.test(place);

/**
 * Where a file is kept that is read without the rest of its version; undefined for one that is not kept. Contracts and
 * the manifests that list them are in a folder of their own: that of a version holds all its files or is not there.
 */
export function placeAlone(place: string): string | undefined {
  if (isPage(place)) return place;
  const [, app, version, file] = /^([a-z-]+)\/([^/.][^/]*)\/((?:contract|manifest)\.json)$/.exec(place) ?? [];
  return app && version ? `contracts/${app}@${version}.${file}` : undefined;
}

/** Which version a file of `contracts` belongs to. */
export function versionOfContract(file: string): { app: AppName; version: string } {
  const [app = '', version = ''] = file.replace(/\.(?:contract|manifest)\.json$/, '').split('@');
  return { app: app as AppName, version };
}
