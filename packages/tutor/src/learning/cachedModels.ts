import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LinearModel } from './linearModel.ts';
import { Vocabulary } from './vocabulary.ts';

const HASH_BYTES = 32;
/** Raised when features or training change, so that kept models are trained again. */
const REVISION = 10;

/**
 * The models that `train` makes from `sources`. They are kept in a file, and trained again only where it is missing or was
 * made from other sources.
 * @param labels how many labels each model has, in order
 */
export function cachedModels(
  file: string,
  sources: readonly unknown[],
  labels: readonly number[],
  train: () => LinearModel[],
): LinearModel[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([REVISION, labels, sources]))
    .digest();
  if (existsSync(file) && readFileSync(file).subarray(0, HASH_BYTES).equals(hash)) {
    return readModels(file, labels);
  }
  const models = train();
  save(file, hash, models);
  return models;
}

/** Reads the models of a file whatever they were trained from. */
export function readModels(file: string, labels: readonly number[]): LinearModel[] {
  const { buffer, byteOffset, length } = readFileSync(file);
  const bytes = buffer.slice(byteOffset + HASH_BYTES, byteOffset + length);
  let at = 0;
  const take = (count: number) => (at += 4 * count) - 4 * count;
  return labels.map(count => {
    const [known] = new Int32Array(bytes, take(1), 1) as unknown as [number];
    return {
      labels: count,
      vocabulary: new Vocabulary(new Int32Array(bytes, take(known), known)),
      weights: new Float32Array(bytes, take(known * count), known * count),
      bias: new Float32Array(bytes, take(count), count),
    };
  });
}

// Renamed when it is complete: another process may be reading.
function save(file: string, hash: Buffer, models: readonly LinearModel[]): void {
  const arrays = models.flatMap(({ vocabulary: { hashes }, weights, bias }) => [
    Int32Array.of(hashes.length),
    hashes,
    weights,
    bias,
  ]);
  const bytes = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([hash, ...bytes]));
  renameSync(unfinished, file);
}
