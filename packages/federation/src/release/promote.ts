import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../build/workspace.ts';
import { defaultVersion, findVersion } from '../registry/registry.ts';
import { changeRegistry, folderStore } from '../registry/folderStore.ts';
import { removedIntegrity, wasDefault, type Change } from '../registry/history.ts';
import { liveShell, setLiveShell } from '../registry/liveShell.ts';
import { publish, type Publication } from '../registry/publish.ts';
import { replaceFile } from '../registry/replaceFile.ts';
import { requireIntact, type StoredManifest } from '../registry/versionFiles.ts';

/** Promotes the build of this checkout; unchanged sources never undo a canary or a rollback. */
export async function promoteBuilt(app: AppName, storeDir: string, stored: StoredManifest) {
  const isUnchanged = (await lastPromoted(storeDir, app)) === stored.manifest.version;
  if (!isUnchanged || !(await isLive(app, storeDir))) await promote(app, storeDir, stored, 'release');
}

/** Promotes the build of an image once: neither its restart nor an older container undoes a later release. */
export async function promoteImported(app: AppName, storeDir: string, stored: StoredManifest) {
  if (!(await wasPromoted(app, storeDir, stored.manifest.version)))
    await promote(app, storeDir, stored, 'release');
}

/** Promotes the build of an image that was live before: the way back to it. */
export const promoteAgain = (app: AppName, storeDir: string, stored: StoredManifest) =>
  promote(app, storeDir, stored, 'rollback');

/** Makes a stored build the default version. */
async function promote(app: AppName, storeDir: string, stored: StoredManifest, kind: Change['kind']) {
  const { version } = stored.manifest;
  const publication = publicationOf(stored);
  const verify = () => requireIntact(storeDir, app, version);
  if (app === 'shell') await setLiveShell(storeDir, version);
  else
    await changeRegistry(folderStore(storeDir), registry => publish(registry, publication), { kind, verify });
  await rememberPromoted(storeDir, app, version);
}

async function isLive(app: AppName, storeDir: string) {
  if (app === 'shell') return (await liveShell(storeDir)) !== null;
  const { registry, invalid } = await folderStore(storeDir).read();
  return defaultVersion(registry, app) !== undefined || Object.hasOwn(invalid, app);
}

/** Whether it was the default at some time. One that was only listed, or had a share, is still to come. */
async function wasPromoted(app: AppName, storeDir: string, version: string) {
  if (app === 'shell') return (await liveShell(storeDir))?.promoted.includes(version) ?? false;
  const store = folderStore(storeDir);
  const { registry, invalid } = await store.read();
  // A start that nobody watches replaces no entry that somebody has to look at.
  if (Object.hasOwn(invalid, app)) return true;
  if (defaultVersion(registry, app)?.metadata.version === version) return true;
  const chain = await store.history();
  const isKnown = findVersion(registry, app, version) ?? removedIntegrity(app, version, chain);
  return wasDefault(app, version, chain) ?? isKnown !== undefined;
}

const promotedMarker = (storeDir: string, app: AppName) => path.join(storeDir, app, '.last-built');

const lastPromoted = (storeDir: string, app: AppName) =>
  readFile(promotedMarker(storeDir, app), 'utf8').catch(() => null);

/** Remembers which sources were promoted or released last, for `promoteBuilt`. */
export const rememberPromoted = (storeDir: string, app: AppName, version: string) =>
  replaceFile(promotedMarker(storeDir, app), version);

/** A stored build as the registry lists it. */
export const publicationOf = ({ manifest, integrity }: StoredManifest): Publication => ({
  ...manifest,
  integrity,
  publishedAt: new Date(),
});
