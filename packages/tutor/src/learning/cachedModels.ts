import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LinearModel } from './linearModel.ts';
import { Vocabulary } from './vocabulary.ts';

const HASH_BYTES = 32;
/** Raised when features or training change, so that kept models are trained again. */
const REVISION = 35;

/**
 * The models that `train` makes from `sources`. They are kept in a file, and trained again only where it is missing or was
 * made from other sources.
 */
export function cachedModels(
  file: string,
  sources: readonly (string | Buffer)[],
  train: () => LinearModel[],
): LinearModel[] {
  const hash = [`${REVISION}`, ...sources]
    .reduce((all, one) => all.update(one), createHash('sha256'))
    .digest();
  const isKept = existsSync(file) && readFileSync(file).subarray(0, HASH_BYTES).equals(hash);
  if (!isKept) save(file, hash, train());
  return readModels(file);
}

type Kept = Omit<LinearModel, 'vocabulary' | 'weights'> & { hashes: Int32Array; halves: Uint16Array };

/** Reads the models of a file whatever they were trained from. */
export const readModels = (file: string): LinearModel[] =>
  (deserialize(readFileSync(file).subarray(HASH_BYTES)) as Kept[]).map(({ hashes, halves, ...model }) => ({
    ...model,
    vocabulary: new Vocabulary(hashes),
    weights: whole(halves),
  }));

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
  const kept = models.map(({ vocabulary: { hashes }, weights, ...model }): Kept => ({
    ...model,
    hashes,
    halves: half(weights),
  }));
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([hash, serialize(kept)]));
  renameSync(unfinished, file);
}
