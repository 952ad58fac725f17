import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publish, type Publication } from '../registry/publish.ts';
import { defaultVersion, type Registry } from '../registry/document.ts';
import { setLiveShell, type StoredManifest } from '../registry/versionFiles.ts';
import { changeRegistry, folderStore, replaceFile } from '../registry/folderStore.ts';
import type { AppName } from '../build/workspace.ts';

/**
 * Puts a stored build in front of visitors, unless it had its turn already: a build that comes a second time, by a
 * restart, never undoes a canary or a rollback.
 */
export async function promote(app: AppName, storeDir: string, stored: StoredManifest) {
  const { version } = stored.manifest;
  if (app === 'shell') return setLiveShell(storeDir, version);
  const last = await lastBuilt(storeDir, app);
  const publication = publicationOf(stored);
  await changeRegistry(folderStore(storeDir), registry =>
    last === version && isPublished(registry, app) ? registry : publish(registry, publication),
  );
  if (last !== version) await setLastBuilt(storeDir, app, version);
}

const isPublished = (registry: Registry, name: string) => defaultVersion(registry, name) !== undefined;

const marker = (storeDir: string, app: AppName) => path.join(storeDir, app, '.last-built');

/** The version that a build put in front last: unchanged sources never undo a canary or a rollback. */
const lastBuilt = (storeDir: string, app: AppName) =>
  readFile(marker(storeDir, app), 'utf8').catch(() => null);

/** Remembers that these sources had their turn in front of visitors. */
export const setLastBuilt = (storeDir: string, app: AppName, version: string) =>
  replaceFile(marker(storeDir, app), version);

/** What the registry is told of a stored build. */
export const publicationOf = ({ manifest, integrity }: StoredManifest): Publication => ({
  ...manifest,
  integrity,
  files: manifest.integrity,
  publishedAt: new Date(),
});
