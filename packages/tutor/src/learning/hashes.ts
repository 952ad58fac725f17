/** What a text holds, as numbers: places in the order of its words. */
export interface TextParts {
  /** Each word and its pair with the word before it, then the pair of the last word with the end. */
  grams: Int32Array;
  /** The same once more, for where the words end a text. */
  endings: Int32Array;
  /** Runs of four letters within words. */
  runs: Int32Array;
  /** Where the runs of each word begin; last, where they end. */
  firstRuns: Int32Array;
  /** Each longer word with the longer words shortly before it in its clause, in any order. */
  pairs: Int32Array;
  /** Where the pairs of each word begin; last, where they end. */
  firstPairs: Int32Array;
}

// Chinese has no spaces: each of its characters is a word.
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+|\d[\d.,:]*|[?!…$%€£]/gu;
const RUN = 4;
/** Words of so many letters or more are paired, by how they begin, with so many before them. */
const PAIRED = { letters: 3, beginning: 5, before: 8 };
// In Jest each look at `Math` costs more than the product.
const { imul } = Math;
// Of FNV-1a; the kinds have different hashes for the same letters.
const [OFFSET, PRIME] = [2166136261, 16777619];
const SEEDS = { word: 1, run: 100, pair: 200, ending: 0x5bd1e995 };
// The first and the last word are told apart from those in the middle.
const [START, END] = ['<', '>'];

/** The words, numbers and meaningful marks of a normalized text. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Hashes the words of clauses, pairs of words, and runs of four letters; numbers only by how they look. */
export function hashesOf(clauses: readonly (readonly string[])[]): TextParts {
  const [grams, runs, pairs]: [number[], number[], number[]] = [[], [], []];
  const [firstRuns, firstPairs] = [[0], [0]];
  let previous = hashOf(START);
  for (const words of clauses) {
    const beginnings: number[] = [];
    for (const word of words) {
      const shape = isNumber(word) ? '0' : word;
      const hash = hashOf(shape);
      grams.push(mixed(hash), pairOf(previous, hash));
      addRuns(` ${shape} `, runs);
      if (shape.length >= PAIRED.letters) addPairs(shape, beginnings, pairs);
      firstRuns.push(runs.length);
      firstPairs.push(pairs.length);
      previous = hash;
    }
  }
  grams.push(pairOf(previous, hashOf(END)));
  return {
    grams: Int32Array.from(grams),
    endings: Int32Array.from(grams, hash => mixed(hash ^ SEEDS.ending)),
    runs: Int32Array.from(runs),
    firstRuns: Int32Array.from(firstRuns),
    pairs: Int32Array.from(pairs),
    firstPairs: Int32Array.from(firstPairs),
  };
}

const isNumber = (word: string): boolean => word >= '0' && word < ':';

function addRuns(word: string, runs: number[]): void {
  for (let from = 0; from + RUN <= word.length; from += 1) {
    runs.push(mixed(hashOf(word, SEEDS.run, from, from + RUN)));
  }
}

function addPairs(word: string, beginnings: number[], pairs: number[]): void {
  const own = hashOf(word.slice(0, PAIRED.beginning), SEEDS.pair);
  for (const other of beginnings.slice(-PAIRED.before))
    pairs.push(pairOf(Math.min(own, other), Math.max(own, other)));
  beginnings.push(own);
}

export function hashOf(text: string, seed = SEEDS.word, from = 0, to = text.length): number {
  let value = OFFSET ^ seed;
  for (let at = from; at < to; at += 1) value = imul(value ^ text.charCodeAt(at), PRIME);
  return value;
}

export const pairOf = (first: number, second: number): number => mixed(imul(mixed(first), PRIME) ^ second);

// FNV-1a with a final mix, so that short texts spread over all numbers.
function mixed(value: number): number {
  const once = imul(value ^ (value >>> 15), 0x2c1b3c6d);
  const twice = imul(once ^ (once >>> 12), 0x297a2d39);
  return twice ^ (twice >>> 15);
}
