import { hashOf, pairOf } from '../learning/hashes.ts';
import { indexTerm } from './words.ts';

/** How much the words of a question share with each of some texts, 0–1, in the order of the texts. */
export type Similarity = (words: readonly string[]) => Float32Array;

/** How much each kind of feature counts, measured on authors that were left out. */
const WEIGHTS = { stem: 1, pair: 0.5, word: 0.5, run: 0.4 };
/** Above all letters: kinds have different hashes for the same ones. */
const SEEDS = { stem: 0x10000, word: 0x20000, run: 0x30000 };
/** Runs of so many letters find what is misspelled. */
const RUN = 4;
/** Words of a question that are read: no example has as many. */
const MOST_WORDS = 150;

/**
 * Compares questions with texts by the words and parts of words that they share; rare ones count more (TF-IDF).
 * @param texts the words of each
 * @param by `likeness`: whether both say the same (cosine); `coverage`: how much of the question the text says,
 *   whatever else it says
 * @param common what more than this share of the texts have does not count
 */
export function createSimilarity(
  texts: readonly (readonly string[])[],
  by: 'likeness' | 'coverage',
  common = 1,
): Similarity {
  const places = new Map<number, number>();
  const addPlace = (feature: number) => places.get(feature) ?? places.set(feature, places.size).size - 1;
  // A million words of an index are some thousands.
  const known = new Map<string, ReturnType<typeof partsOfWord>>();
  const partsOf = (word: string) =>
    known.get(word) ?? known.set(word, partsOfWord(word, addPlace)).get(word)!;
  // Arrays of their own for each text would keep the garbage collector busy.
  const most = texts.reduce((sum, words) => words.reduce((all, { length }) => all + length + 2, sum), 0);
  const [found, weights, ends] = [new Int32Array(most), new Float32Array(most), new Int32Array(texts.length)];
  const lastTexts: number[] = [];
  let size = 0;
  for (const [text, words] of texts.entries()) {
    eachFeature(words, partsOf, addPlace, (place, weight) => {
      if (lastTexts[place] === text) return;
      lastTexts[place] = text;
      found[size] = place;
      weights[size++] = weight;
    });
    ends[text] = size;
  }
  const counts = new Uint32Array(places.size);
  for (const place of found.subarray(0, size)) counts[place]! += 1;
  // A feature that no text has counts, too: the question is longer by it.
  const unknown = places.size;
  const rarities = Float64Array.from([...counts, 0], count =>
    count > common * texts.length ? 0 : Math.log(1 + texts.length / (count + 1)),
  );
  // The texts that have a feature, one feature after the other.
  const starts = new Uint32Array(counts.length + 1);
  starts.set(counts, 1);
  for (const place of counts.keys()) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const holders = new Uint32Array(size);
  const held = new Float32Array(size).fill(1);
  let at = 0;
  for (const [text, end] of ends.entries()) {
    let squares = 0;
    for (let of = at; of < end; of += 1) squares += (weights[of]! * rarities[found[of]!]!) ** 2;
    for (; at < end; at += 1) {
      const place = found[at]!;
      const slot = next[place]!++;
      holders[slot] = text;
      if (by === 'likeness') held[slot] = (weights[at]! * rarities[place]!) / Math.sqrt(squares);
    }
  }
  const findPlace = (feature: number) => places.get(feature) ?? unknown;
  return words => {
    const asked = new Map<number, number>();
    let [sum, squares] = [0, 0];
    const partsOf = (word: string) => partsOfWord(word, findPlace);
    eachFeature(words.slice(0, MOST_WORDS), partsOf, findPlace, (place, weight) => {
      if (asked.has(place) && place !== unknown) return;
      const value = weight * rarities[place]!;
      if (value === 0) return;
      asked.set(place, value);
      [sum, squares] = [sum + value, squares + value ** 2];
    });
    const length = (by === 'likeness' ? Math.sqrt(squares) : sum) || 1;
    const shared = new Float32Array(texts.length);
    for (const [place, value] of asked) {
      const end = starts[place + 1] ?? 0;
      const share = value / length;
      for (let slot = starts[place]!; slot < end; slot += 1) shared[holders[slot]!]! += share * held[slot]!;
    }
    return shared;
  };
}

type PlaceOf = (feature: number) => number;

/** The hash of a word's stem, and the places of the features that the word has alone. */
function partsOfWord(word: string, placeOf: PlaceOf) {
  const [padded, term] = [` ${word} `, indexTerm(word)];
  const stem = term === null ? undefined : hashOf(term, SEEDS.stem);
  const runs = Array.from({ length: Math.max(0, padded.length - RUN + 1) }, (_, from) =>
    placeOf(hashOf(padded, SEEDS.run, from, from + RUN)),
  );
  return { stem, itself: placeOf(hashOf(word, SEEDS.word)), runs };
}

/** Calls `add` for each feature, as often as it comes. */
function eachFeature(
  words: readonly string[],
  partsOf: (word: string) => ReturnType<typeof partsOfWord>,
  placeOf: PlaceOf,
  add: (place: number, weight: number) => void,
): void {
  let before: number | undefined;
  for (const { stem, itself, runs } of words.map(partsOf)) {
    if (stem !== undefined) {
      add(placeOf(stem), WEIGHTS.stem);
      if (before !== undefined) add(placeOf(pairOf(before, stem)), WEIGHTS.pair);
      before = stem;
    }
    add(itself, WEIGHTS.word);
    for (const run of runs) add(run, WEIGHTS.run);
  }
}
