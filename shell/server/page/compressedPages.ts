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

/** A page that is the same for every visitor but for the nonce. */
export interface KeptPage {
  /** Its HTML with NONCE_MARK in place of the nonce. */
  marked: string;
  /** Its brotli stream with this nonce; undefined while there is none. */
  compressed(nonce: string): Buffer | undefined;
}

/**
 * Keeps such pages, each rendered once and compressed once, as well as brotli can. The first request of a page only
 * starts that.
 * @param capacity how many pages are kept, each some 60 kB
 * @returns finds a page by its name, and renders it where it is made of other things than the last one of that name
 */
export function keepPages(
  capacity: number,
): (name: string, madeOf: readonly unknown[], render: () => string) => KeptPage {
  const known = new LastUsed<KeptPage & { madeOf: readonly unknown[] }>(capacity);
  // One after the other: each takes a tenth of a second of a processor.
  let compressing = Promise.resolve();

  async function compress(name: string, page: KeptPage) {
    // Newer pages may have taken its place while it waited.
    if (known.get(name) !== page) return;
    const fill = await compressMarked(page.marked).catch(() => undefined);
    if (fill) page.compressed = fill;
  }

  return (name, madeOf, render) => {
    const kept = known.get(name);
    if (kept && madeOf.every((part, at) => part === kept.madeOf[at])) return kept;
    const marked = render();
    if (kept?.marked === marked) return Object.assign(kept, { madeOf });
    const page = { madeOf, marked, compressed: () => undefined };
    known.set(name, page);
    compressing = compressing.then(() => compress(name, page));
    return page;
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
