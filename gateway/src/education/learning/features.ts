/** Where the features of a text are in the weights, and how strongly each is present. */
export interface Features {
  indexes: Int32Array;
  values: Float32Array;
}

const BITS = 17;
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

/** Words, pairs of words, and runs of three to five letters within words, hashed; each family has length 1. */
export function featuresOf(words: readonly string[]): Features {
  const shapes = words.map(shapeOf);
  const grams = new Set<number>();
  const runs = new Set<number>();
  let previous = START;
  for (const word of shapes) {
    grams.add(hash(word, 1));
    grams.add(hash(`${previous} ${word}`, 2));
    previous = word;
    addRuns(` ${word} `, runs);
  }
  grams.add(hash(`${previous} ${END}`, 2));
  const indexes = new Int32Array(grams.size + runs.size);
  indexes.set([...grams]);
  indexes.set([...runs], grams.size);
  const values = new Float32Array(indexes.length).fill(1 / Math.sqrt(runs.size || 1));
  values.fill(1 / Math.sqrt(grams.size), 0, grams.size);
  return { indexes, values };
}

const shapeOf = (word: string): string => (/^\d/.test(word) ? '0' : word);

// Each letter is read once for all lengths: the hash of a longer run continues that of the shorter one.
function addRuns(word: string, runs: Set<number>): void {
  for (let start = 0; start + SHORTEST_RUN <= word.length; start += 1) {
    const end = Math.min(word.length, start + LONGEST_RUN);
    let value = OFFSET ^ RUN_SEED;
    for (let at = start; at < end; at += 1) {
      value = Math.imul(value ^ word.charCodeAt(at), PRIME);
      if (at - start + 1 >= SHORTEST_RUN) runs.add(mixed(value));
    }
  }
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
