import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { MAPS_FOLDER } from './manifest.ts';

const gzipped = promisify(gzip);

/** A map's name in the store, by the file that it belongs to. */
export const mapOf = (file: string) => `${file}.map.gz`;

/** Compresses a build's source maps, which are five times as large as the scripts. */
export async function compressMaps(outDir: string) {
  const folder = path.join(outDir, MAPS_FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    await writeFile(`${place}.gz`, await gzipped(await readFile(place)));
    await rm(place);
  }
}
