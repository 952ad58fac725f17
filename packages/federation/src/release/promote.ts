import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../build/workspace.ts';
import { defaultVersion, findVersion } from '../registry/registry.ts';
import { changeRegistry, folderStore } from '../registry/folderStore.ts';
import { removedIntegrity } from '../registry/history.ts';
import { liveShell, setLiveShell } from '../registry/liveShell.ts';
import { publish, type Publication } from '../registry/publish.ts';
import { replaceFile } from '../registry/replaceFile.ts';
import type { StoredManifest } from '../registry/versionFiles.ts';

/** Promotes the build of this checkout; unchanged sources never undo a canary or a rollback. */
export async function promoteBuilt(app: AppName, storeDir: string, stored: StoredManifest) {
  const isLastBuilt = (await lastBuilt(storeDir, app)) === stored.manifest.version;
  if (!isLastBuilt || !(await isLive(app, storeDir))) await promote(app, storeDir, stored);
}

/** Promotes the build of an image once: neither its restart nor an older container undoes a later release. */
export async function promoteImported(app: AppName, storeDir: string, stored: StoredManifest) {
  if (!(await wasPromoted(app, storeDir, stored.manifest.version))) await promote(app, storeDir, stored);
}

/** Gives a stored build all visitors. */
export async function promote(app: AppName, storeDir: string, stored: StoredManifest) {
  const { version } = stored.manifest;
  const publication = publicationOf(stored);
  if (app === 'shell') await setLiveShell(storeDir, version);
  else await changeRegistry(folderStore(storeDir), registry => publish(registry, publication));
  await setLastBuilt(storeDir, app, version);
}

async function isLive(app: AppName, storeDir: string) {
  if (app === 'shell') return (await liveShell(storeDir)) !== null;
  return defaultVersion((await folderStore(storeDir).read()).registry, app) !== undefined;
}

async function wasPromoted(app: AppName, storeDir: string, version: string) {
  if (app === 'shell') return (await liveShell(storeDir))?.promoted.includes(version) ?? false;
  const store = folderStore(storeDir);
  if (findVersion((await store.read()).registry, app, version)) return true;
  return removedIntegrity(app, version, await store.history()) !== undefined;
}

const marker = (storeDir: string, app: AppName) => path.join(storeDir, app, '.last-built');

const lastBuilt = (storeDir: string, app: AppName) =>
  readFile(marker(storeDir, app), 'utf8').catch(() => null);

/** Remembers that these sources were promoted or released. */
export const setLastBuilt = (storeDir: string, app: AppName, version: string) =>
  replaceFile(marker(storeDir, app), version);

/** A stored build as the registry lists it. */
export const publicationOf = ({ manifest, integrity }: StoredManifest): Publication => ({
  ...manifest,
  integrity,
  publishedAt: new Date(),
});
