import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, manifestSchema, type Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { withLock } from './lock.ts';
import { ReleaseRejectedError } from './releaseRejected.ts';

const STAGING = '.staging';

/** The folder of a version in a folder store, absolute if the store's is; it may not be there. */
export const versionDir = (storeDir: string, app: AppName, version: string) =>
  path.join(storeDir, app, version);

/** A place inside the store (so that a rename can move it), which no host serves. */
export const stagingDir = (storeDir: string) => path.join(storeDir, STAGING, randomUUID());

/** Removes builds that nobody has touched since: whoever staged them was killed. */
export async function removeStaged(storeDir: string, since: Date) {
  const dir = path.join(storeDir, STAGING);
  for (const name of await olderThan(dir, since))
    await rm(path.join(dir, name), { recursive: true, force: true });
}

export interface StoredManifest {
  manifest: Manifest;
  /** Integrity of the manifest's own bytes, as the registry lists it. */
  integrity: string;
}

/** The manifest of a version whose files are all there, byte for byte; null for anything less. */
export async function readIntact(dir: string): Promise<StoredManifest | null> {
  try {
    const bytes = await readFile(path.join(dir, MANIFEST_FILE));
    const manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
    const whole = await Promise.all(
      Object.entries(manifest.integrity).map(
        async ([file, hash]) => integrityOf(await readFile(path.join(dir, file))) === hash,
      ),
    );
    return whole.every(Boolean) ? { manifest, integrity: integrityOf(bytes) } : null;
  } catch {
    return null;
  }
}

/**
 * Moves a finished build to its place. A version is immutable: the same bytes again are fine,
 * different bytes under its name are rejected. A damaged folder is replaced.
 */
export async function storeVersion(staged: string, place: string) {
  const offered = await readIntact(staged);
  if (!offered) throw new ReleaseRejectedError(`${staged} is not a complete build`);
  await mkdir(path.dirname(place), { recursive: true });
  // Several replicas import one build at once: the rename decides who was first.
  while (!(await moveTo(staged, place))) {
    const present = await readIntact(place);
    if (present?.integrity === offered.integrity) return rm(staged, { recursive: true });
    if (present)
      throw new ReleaseRejectedError(
        `${path.basename(place)} is already stored with other contents; versions never change`,
      );
    await removeDamaged(place);
  }
}

/** @returns false when a version is there already */
export const moveTo = (staged: string, place: string) =>
  rename(staged, place).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Under the lock: a whole version that another replica has put there meanwhile stays. */
const removeDamaged = (place: string) => {
  const storeDir = path.dirname(path.dirname(place));
  return withLock(storeDir, async () => {
    if (!(await readIntact(place))) await removeVersion(storeDir, place);
  });
};

/** Younger copies may be in use by a release of this machine. */
const UNUSED_MS = 86_400_000;

/** Versions below a folder that have been there for a day. */
export const oldCopies = (dir: string): Promise<string[]> => olderThan(dir, new Date(Date.now() - UNUSED_MS));

/** Names in a folder that were last changed before a time. */
async function olderThan(dir: string, since: Date): Promise<string[]> {
  const older: string[] = [];
  for (const name of await readdir(dir).catch(() => [])) {
    const found = await stat(path.join(dir, name)).catch(() => null);
    if (found && found.mtime < since) older.push(name);
  }
  return older;
}

/** Takes a version out of the host's sight at once, then removes it piece by piece. */
export async function removeVersion(storeDir: string, place: string) {
  const aside = stagingDir(storeDir);
  await mkdir(path.dirname(aside), { recursive: true });
  await rename(place, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}
