import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LinearModel } from './linearModel.ts';
import { Vocabulary } from './vocabulary.ts';

const HASH_BYTES = 32;
/** Raised when features, training or index change, so that what is kept is made again. */
const REVISION = 36;

/**
 * What `make` makes from `sources`, for `v8.serialize`. It is kept in a file, and made again only where that is missing or was
 * made from other sources.
 */
export function cached<Value>(file: string, sources: readonly (string | Buffer)[], make: () => Value): Value {
  const hash = [`${REVISION}`, ...sources]
    .reduce((all, one) => all.update(one), createHash('sha256'))
    .digest();
  const kept = existsSync(file) ? readFileSync(file) : Buffer.of();
  return valueOf(kept.subarray(0, HASH_BYTES).equals(hash) ? kept : save(file, hash, make()));
}

/** Reads a file whatever it was made from. */
export const readCached = <Value>(file: string): Value => valueOf(readFileSync(file));

const valueOf = <Value>(kept: Buffer): Value => deserialize(kept.subarray(HASH_BYTES)) as Value;

/** A model as it is kept. */
export type Packed = Omit<LinearModel, 'vocabulary' | 'weights'> & {
  hashes: Int32Array;
  halves: Uint16Array;
};

export const pack = ({ vocabulary: { hashes }, weights, ...model }: LinearModel): Packed => ({
  ...model,
  hashes,
  halves: half(weights),
});
export const unpack = ({ hashes, halves, ...model }: Packed): LinearModel => ({
  ...model,
  vocabulary: new Vocabulary(hashes),
  weights: whole(halves),
});

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
function save(file: string, hash: Buffer, value: unknown): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const kept = Buffer.concat([hash, serialize(value)]);
  writeFileSync(unfinished, kept);
  renameSync(unfinished, file);
  return kept;
}
