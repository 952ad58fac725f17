import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MAPS_FOLDER } from './manifest.ts';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
/** Below this, headers cost more than compression saves. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses each file of a build, so that no request waits for it. */
export async function compress(outDir: string) {
  await forEachFile(outDir, compressFile);
  // Source maps are five times as large as the scripts.
  await forEachFile(path.join(outDir, MAPS_FOLDER), async (file, bytes) => {
    await writeFile(`${file}.gz`, await gzipped(bytes));
    await rm(file);
  });
}

export async function compressFile(file: string, bytes: Buffer) {
  if (!COMPRESSIBLE.test(file) || bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

async function forEachFile(dir: string, work: (file: string, bytes: Buffer) => Promise<void>) {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const files = entries.filter(entry => entry.isFile()).map(({ name }) => path.join(dir, name));
  await Promise.all(files.map(async file => work(file, await readFile(file))));
}
