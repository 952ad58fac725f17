import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { integrityOf } from '../build/integrity.ts';
import { MANIFEST_FILE, manifestSchema, type Manifest } from '../build/manifest.ts';
import { withPrerendered } from './publish.ts';
import { prerenderedListingSchema, type PrerenderedListing } from './document.ts';
import { replaceFile } from './folderStore.ts';
import type { AppName } from '../build/workspace.ts';

export const versionDir = (storeDir: string, app: AppName, version: string) =>
  path.join(storeDir, app, version);

/** A place inside the store (so that a rename can move it), which no host serves. */
export const draftDir = (storeDir: string) => path.join(storeDir, '.drafts', randomUUID());

export interface StoredManifest {
  manifest: Manifest;
  /** Integrity of the manifest's own bytes, as the registry lists it. */
  integrity: string;
}

/** The manifest of a release whose files are all there, byte for byte; null for anything less. */
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
 * Moves a finished build to its place. A release is immutable: the same bytes once more are fine,
 * other bytes under the same version are refused. A damaged folder is replaced.
 */
export async function storeVersion(draft: string, place: string) {
  const offered = await readIntact(draft);
  if (!offered) throw new Error(`${draft} is no complete build`);
  const present = await readIntact(place);
  if (present && present.integrity !== offered.integrity) {
    throw new Error(
      `${path.basename(place)} is already published with other contents; versions never change`,
    );
  }
  if (present) return rm(draft, { recursive: true });
  await mkdir(path.dirname(place), { recursive: true });
  if (await exists(place)) await rm(place, { recursive: true, force: true });
  await rename(draft, place);
}

const exists = (dir: string) =>
  readdir(dir).then(
    () => true,
    () => false,
  );

const shellFile = (storeDir: string) => path.join(storeDir, 'shell.json');

const shellSchema = z.object({
  version: z.string(),
  /** Rendered pages that need no remote, of this version and of earlier ones. */
  prerendered: z.array(prerenderedListingSchema).default([]),
});

/** The shell is no microfrontend, so it stands beside the registry: the version that the host serves, and its pages. */
export async function liveShell(storeDir: string) {
  const text = await readFile(shellFile(storeDir), 'utf8').catch(() => null);
  return text === null ? null : shellSchema.parse(JSON.parse(text));
}

/** The version of the shell that the host serves; null while none is published. */
export const currentShell = async (storeDir: string): Promise<string | null> =>
  (await liveShell(storeDir))?.version ?? null;

export async function setLiveShell(storeDir: string, version: string) {
  const shell = await liveShell(storeDir);
  if (shell?.version !== version)
    await replaceFile(shellFile(storeDir), JSON.stringify({ prerendered: [], ...shell, version }));
}

export async function listShellPrerendered(storeDir: string, pages: PrerenderedListing) {
  const shell = await liveShell(storeDir);
  if (shell)
    await replaceFile(
      shellFile(storeDir),
      JSON.stringify({ ...shell, prerendered: withPrerendered(shell.prerendered, pages) }),
    );
}
