import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '@site/federation/build/compress';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { versionDir } from '@site/releases/store/versionFiles';

/** How a version differs from the one that it was made from. */
export interface Deviation {
  /** Another text of one file, with the hash that belongs to it. */
  change?: { file: RegExp; code: (before: string) => string };
  /** Files in which a byte is added, but not to what the hash says. */
  damaged?: RegExp;
  contractVersion?: number;
}

/**
 * Stores a version that differs from another one, without a build of its own.
 * @returns its manifest, as it is listed in a registry
 */
export async function storeChanged(
  releases: string,
  name: AppName,
  { from, to }: { from: string; to: string },
  { change, damaged, contractVersion }: Deviation = {},
) {
  const dir = versionDir(releases, name, to);
  await cp(versionDir(releases, name, from), dir, { recursive: true });
  const read = (file: string) => readFile(path.join(dir, file), 'utf8');
  const write = async (file: string, text: string) => {
    await writeFile(path.join(dir, file), text);
    // Hosts would send the compressed files.
    for (const ending of ['br', 'gz']) await rm(path.join(dir, `${file}.${ending}`), { force: true });
  };

  const manifest = JSON.parse(await read(MANIFEST_FILE)) as Manifest;
  const files = Object.keys(manifest.integrity);
  if (change) {
    const file = files.find(one => change.file.test(one));
    if (!file) throw new Error(`${name} ${from} has no file like ${change.file}`);
    const original = await read(file);
    const code = change.code(original);
    if (code === original) throw new Error(`${file} of ${name} ${from} was not changed`);
    await write(file, code);
    // The release gate weighs it.
    await compressFile(path.join(dir, file), Buffer.from(code));
    manifest.integrity = { ...manifest.integrity, [file]: integrityOf(Buffer.from(code)) };
  }
  for (const file of files) if (damaged?.test(file)) await write(file, `${await read(file)}\n`);
  const changed = { ...manifest, version: to, contractVersion: contractVersion ?? manifest.contractVersion };
  const text = JSON.stringify(changed);
  await write(MANIFEST_FILE, text);
  return { ...changed, integrity: integrityOf(Buffer.from(text)), publishedAt: new Date() };
}
