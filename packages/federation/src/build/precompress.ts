import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
/** Below this, headers cost more than compression saves. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file of a folder, so that no request waits for compression. */
export async function precompress(dir: string) {
  const files = (await readdir(dir)).filter(name => COMPRESSIBLE.test(name));
  await Promise.all(files.map(name => precompressFile(path.join(dir, name))));
}

async function precompressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then(small => writeFile(`${file}.br`, small)),
    gzipped(bytes, { level: 9 }).then(small => writeFile(`${file}.gz`, small)),
  ]);
}
