/** Where the features of a text are in the weights, and how strongly each is present. */
export interface Features {
  indexes: Int32Array;
  values: Float32Array;
}

const BITS = 17;
/** The number of places into which features are hashed. */
export const FEATURE_COUNT = 1 << BITS;

const WORD = /\p{L}+|\d[\d.,:]*|[?!…$%€£]/gu;
const CHARACTER_GRAMS = [3, 4, 5];
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

function addRuns(word: string, runs: Set<number>): void {
  for (const length of CHARACTER_GRAMS)
    for (let start = 0; start + length <= word.length; start += 1)
      runs.add(hash(word, 100 + length, start, start + length));
}

// FNV-1a with a final mix, so that short texts spread over all places.
function hash(text: string, seed: number, start = 0, end = text.length): number {
  let value = 2166136261 ^ seed;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) & (FEATURE_COUNT - 1);
}
