import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { mapsFolder } from '@site/releases/store/versionFiles';

const { RELEASES_DIR = '' } = process.env;
const folderOf = (name: string, version: string, releases = RELEASES_DIR) =>
  path.join(releases, name, version);

/** Gives a changed version the source maps of the one that it was made from: they hold where no line was added. */
export const copyMaps = (name: AppName, { from, to }: { from: string; to: string }, releases: string) =>
  cp(path.join(releases, mapsFolder(name, from)), path.join(releases, mapsFolder(name, to)), {
    recursive: true,
  });

/**
 * Stores a version that differs from another one in one file, without a build of its own.
 * @param releases the release store, by default the site's
 * @returns the file's name
 */
export async function storeChanged(
  name: string,
  { from, to }: { from: string; to: string },
  file: RegExp,
  change: (code: string) => string,
  releases?: string,
): Promise<string> {
  const dir = folderOf(name, to, releases);
  await cp(folderOf(name, from, releases), dir, { recursive: true });
  const found = (await readdir(dir)).find(entry => file.test(entry));
  if (!found) throw new Error(`${name} ${from} has no file like ${file}`);
  const original = await readFile(path.join(dir, found), 'utf8');
  const code = change(original);
  if (code === original) throw new Error(`${found} of ${name} ${from} was not changed`);
  await writeFile(path.join(dir, found), code);
  const place = path.join(dir, MANIFEST_FILE);
  const manifest = JSON.parse(await readFile(place, 'utf8')) as Manifest;
  const integrity = { ...manifest.integrity, [found]: integrityOf(Buffer.from(code)) };
  await writeFile(place, JSON.stringify({ ...manifest, version: to, integrity }));
  // Hosts prefer the compressed files.
  for (const changed of [found, MANIFEST_FILE])
    for (const ending of ['br', 'gz']) await rm(path.join(dir, `${changed}.${ending}`), { force: true });
  return found;
}

export const removeVersion = (name: string, version: string) =>
  rm(folderOf(name, version), { recursive: true, force: true });
