import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../build/integrity.ts';
import { MANIFEST_FILE, manifestSchema, type Manifest } from '../build/manifest.ts';
import type { AppName } from '../build/workspace.ts';

export const versionDir = (storeDir: string, app: AppName, version: string) =>
  path.join(storeDir, app, version);

/** A place inside the store (so that a rename can move it), which no host serves. */
export const stagingDir = (storeDir: string) => path.join(storeDir, '.staging', randomUUID());

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
  if (!offered) throw new Error(`${staged} is not a complete build`);
  const present = await readIntact(place);
  if (present && present.integrity !== offered.integrity) {
    throw new Error(
      `${path.basename(place)} is already published with other contents; versions never change`,
    );
  }
  if (present) return rm(staged, { recursive: true });
  await mkdir(path.dirname(place), { recursive: true });
  if (await exists(place)) await rm(place, { recursive: true, force: true });
  await rename(staged, place);
}

const exists = (dir: string) =>
  readdir(dir).then(
    () => true,
    () => false,
  );
