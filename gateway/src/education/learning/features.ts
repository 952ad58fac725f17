/** Where the features of a text are in the weights, and how strongly each is present. */
export interface Features {
  indexes: Int32Array;
  values: Float32Array;
}

const BITS = 18;
/** The number of places into which features are hashed. */
export const FEATURE_COUNT = 1 << BITS;

const WORD = /\p{L}+|\d[\d.,:]*|[?!…$%€£]/gu;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
// Of FNV-1a; a run and a word of the same letters have different hashes.
const [OFFSET, PRIME, RUN_SEED] = [2166136261, 16777619, 100];
// The first and the last word are told apart from those in the middle.
const [START, END] = ['<', '>'];

/** The words, numbers and meaningful marks of a normalized text; numbers only by how they look. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** How much the runs of letters count beside the words and pairs. */
const RUNS_WEIGHT = 0.6;

/** Words, pairs of words, and runs of three to five letters within words, hashed, each once; each family has a fixed length. */
export function featuresOf(words: readonly string[]): Features {
  const places = new DistinctPlaces();
  let previous = START;
  for (const word of words) {
    const shape = shapeOf(word);
    places.add(hash(shape, 1));
    places.add(hash(`${previous} ${shape}`, 2));
    previous = shape;
  }
  places.add(hash(`${previous} ${END}`, 2));
  const grams = places.count;
  for (const word of words) for (const place of runsOf(shapeOf(word))) places.add(place);
  const indexes = places.taken();
  const values = new Float32Array(indexes.length).fill(RUNS_WEIGHT / Math.sqrt(indexes.length - grams || 1));
  values.fill(1 / Math.sqrt(grams), 0, grams);
  return { indexes, values };
}

const shapeOf = (word: string): string => (/^\d/.test(word) ? '0' : word);

/** Places in the order in which they came, each once: faster than a set of numbers. */
class DistinctPlaces {
  static readonly #lastText = new Uint32Array(FEATURE_COUNT);
  static #texts = 0;
  readonly #places: number[] = [];
  readonly #text = (DistinctPlaces.#texts += 1);

  get count(): number {
    return this.#places.length;
  }

  add(place: number): void {
    if (DistinctPlaces.#lastText[place] === this.#text) return;
    DistinctPlaces.#lastText[place] = this.#text;
    this.#places.push(place);
  }

  taken(): Int32Array {
    return new Int32Array(this.#places);
  }
}

// A message and its clauses have the same words.
const MOST_KEPT = 5_000;
const LONGEST_KEPT = 24;
const kept = new Map<string, readonly number[]>();

function runsOf(word: string): readonly number[] {
  const known = kept.get(word);
  if (known) return known;
  const runs = hashRuns(` ${word} `);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (word.length <= LONGEST_KEPT) kept.set(word, runs);
  return runs;
}

// Each letter is read once for all lengths: the hash of a longer run continues that of the shorter one.
function hashRuns(word: string): number[] {
  const runs: number[] = [];
  for (let start = 0; start + SHORTEST_RUN <= word.length; start += 1) {
    const end = Math.min(word.length, start + LONGEST_RUN);
    let value = OFFSET ^ RUN_SEED;
    for (let at = start; at < end; at += 1) {
      value = Math.imul(value ^ word.charCodeAt(at), PRIME);
      if (at - start + 1 >= SHORTEST_RUN) runs.push(mixed(value));
    }
  }
  return runs;
}

// FNV-1a with a final mix, so that short texts spread over all places.
function hash(text: string, seed: number): number {
  let value = OFFSET ^ seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return mixed(value);
}

function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 12)) & (FEATURE_COUNT - 1);
}
