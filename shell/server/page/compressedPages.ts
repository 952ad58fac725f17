import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { LastUsed } from './lastUsed.ts';

/** How many bytes a nonce has: 16 random ones in base64. */
const NONCE_LENGTH = 24;
/** Stands for the nonce in a page that is compressed once for everybody. Random: no page contains it otherwise. */
export const NONCE_MARK = newNonce();
/**
 * Bytes that no text contains and no encoder can shorten: it copies them into its output as they are. They end as every
 * nonce does: the codes of a character may follow from the two before it.
 */
const INCOMPRESSIBLE = Buffer.concat([
  Buffer.from(Array.from({ length: NONCE_LENGTH - 2 }, (_, at) => 0x80 + at * 5)),
  Buffer.from('=='),
]);

/** A nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The page as one browser gets it. */
export const withNonce = (marked: string, nonce: string) => marked.replaceAll(NONCE_MARK, nonce);

/**
 * Keeps pages that are the same for every visitor but for the nonce, each compressed once, as well as brotli can. The
 * first request of a page only starts that.
 * @param capacity how many pages are kept, each some 60 kB
 * @returns for a page that contains NONCE_MARK its brotli stream with this nonce; undefined while there is none
 */
export function keepCompressedPages(capacity: number): (marked: string, nonce: string) => Buffer | undefined {
  const known = new LastUsed<{ fill?: ((nonce: string) => Buffer) | undefined }>(capacity);
  // One after the other: each takes a tenth of a second of a processor.
  let compressing = Promise.resolve();

  async function add(marked: string) {
    // Newer pages may have taken its place while it waited.
    if (!known.has(marked)) return;
    const fill = await compressMarked(marked).catch(() => undefined);
    if (known.has(marked)) known.set(marked, { fill });
  }

  return (marked, nonce) => {
    const page = known.get(marked);
    if (page) return page.fill?.(nonce);
    known.set(marked, {});
    compressing = compressing.then(() => add(marked));
    return undefined;
  };
}

/**
 * Compresses a page in which the nonce can be replaced afterwards: its first occurrence is a block of its own that
 * brotli stores uncompressed, and the others are copies of that one.
 * @returns undefined if the encoder did anything else
 */
export async function compressMarked(marked: string): Promise<((nonce: string) => Buffer) | undefined> {
  const [first = '', ...others] = marked.split(NONCE_MARK).map(part => Buffer.from(part));
  const rest = others.flatMap((part, at) => (at === 0 ? [part] : [INCOMPRESSIBLE, part]));
  const stream = await compressBlocks([Buffer.from(first), INCOMPRESSIBLE, Buffer.concat(rest)]);
  const place = stream.indexOf(INCOMPRESSIBLE);
  const fill = (nonce: string) => {
    const filled = Buffer.from(stream);
    filled.write(nonce, place, 'latin1');
    return filled;
  };
  const sample = newNonce();
  const works =
    others.length > 0 &&
    place >= 0 &&
    brotliDecompressSync(fill(sample)).equals(Buffer.from(withNonce(marked, sample)));
  return works ? fill : undefined;
}

async function compressBlocks(blocks: Buffer[]): Promise<Buffer> {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Shorter codes for short distances, of which a page has many.
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
      [constants.BROTLI_PARAM_NDIRECT]: 48,
      [constants.BROTLI_PARAM_SIZE_HINT]: blocks.reduce((bytes, { length }) => bytes + length, 0),
    },
  });
  for (const block of blocks) {
    encoder.write(block);
    encoder.flush();
  }
  encoder.end();
  return Buffer.concat(await encoder.toArray());
}
