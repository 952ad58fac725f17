import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LinearModel } from './linearModel.ts';
import { Vocabulary } from './vocabulary.ts';

const HASH_BYTES = 32;
/** Raised when features or training change, so that kept models are trained again. */
const REVISION = 31;

/**
 * The models that `train` makes from `sources`. They are kept in a file, and trained again only where it is missing or was
 * made from other sources.
 * @param count how many models there are
 */
export function cachedModels(
  file: string,
  sources: readonly unknown[],
  count: number,
  train: () => LinearModel[],
): LinearModel[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([REVISION, sources]))
    .digest();
  if (existsSync(file) && readFileSync(file).subarray(0, HASH_BYTES).equals(hash)) {
    return readModels(file, count);
  }
  save(file, hash, train());
  return readModels(file, count);
}

/** Reads the models of a file whatever they were trained from. */
export function readModels(file: string, count: number): LinearModel[] {
  const { buffer, byteOffset, length } = readFileSync(file);
  const bytes = buffer.slice(byteOffset + HASH_BYTES, byteOffset + length);
  let at = 0;
  // Each array stands after its length, and ends at a multiple of four bytes.
  const take = <Numbers>(
    bytesEach: number,
    view: new (of: ArrayBufferLike, from: number, count: number) => Numbers,
  ) => {
    const [length] = new Int32Array(bytes, at, 1) as unknown as [number];
    const from = at + 4;
    at = from + 4 * Math.ceil((length * bytesEach) / 4);
    return new view(bytes, from, length);
  };
  return Array.from({ length: count }, () => {
    const vocabulary = new Vocabulary(take(4, Int32Array));
    const [bias, starts] = [take(4, Float32Array), take(4, Int32Array)];
    const labels = bias.length > 256 ? take(2, Uint16Array) : take(1, Uint8Array);
    return { vocabulary, bias, starts, labels, weights: whole(take(2, Uint16Array)) };
  });
}

// The upper half of a number's bits: sign, exponent and seven bits are enough for a weight, and take half the room.
const half = (numbers: Float32Array) =>
  Uint16Array.from(
    new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length),
    bits => (bits + 0x8000) >>> 16,
  );
function whole(halves: Uint16Array): Float32Array {
  // `Uint32Array.from` would take seconds for ten million.
  const bits = new Uint32Array(halves.length);
  for (let at = 0; at < bits.length; at += 1) bits[at] = halves[at]! << 16;
  return new Float32Array(bits.buffer);
}

// Renamed when it is complete: another process may be reading.
function save(file: string, hash: Buffer, models: readonly LinearModel[]): void {
  const arrays = models.flatMap(({ vocabulary: { hashes }, bias, starts, labels, weights }) =>
    [hashes, bias, starts, labels, half(weights)].flatMap(array => [
      Int32Array.of(array.length),
      array,
      new Uint8Array((4 - (array.byteLength % 4)) % 4),
    ]),
  );
  const bytes = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([hash, ...bytes]));
  renameSync(unfinished, file);
}
