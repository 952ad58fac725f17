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

/** Which texts have a feature, and how much each counts for the text: flat arrays, kept in a file. */
export interface TextIndex {
  texts: number;
  /** Of the features, in order. */
  hashes: Int32Array;
  /** Where the texts of each feature begin; last, where they end. What is too common to count has none. */
  starts: Uint32Array;
  holders: Uint16Array | Uint32Array;
  /** By the holders; all count alike if absent. */
  held?: Float32Array;
}

/** How much a feature counts that so many texts have; one that no text has counts, too: the question is longer by it. */
const rarityOf = (holders: number, texts: number) => Math.log(1 + texts / (holders + 1));

/**
 * @param texts the words of each
 * @param by `likeness`: whether both say the same (cosine); `coverage`: how much of the question the text says,
 *   whatever else it says
 * @param common what more than this share of the texts have does not count
 */
export function indexTexts(
  texts: readonly (readonly string[])[],
  by: 'likeness' | 'coverage',
  common = 1,
): TextIndex {
  const places = new Map<number, number>();
  const [counts, lastTexts]: [number[], number[]] = [[], []];
  const features = texts.map((words, text) => {
    const found: { place: number; weight: number }[] = [];
    eachFeature(words, (hash, weight) => {
      const place = places.get(hash) ?? places.set(hash, places.size).size - 1;
      if (lastTexts[place] === text) return;
      lastTexts[place] = text;
      counts[place] = (counts[place] ?? 0) + 1;
      found.push({ place, weight: Math.fround(weight) });
    });
    return found;
  });
  const hashes = Int32Array.from(places.keys()).sort();
  const starts = new Uint32Array(hashes.length + 1);
  const next = new Uint32Array(hashes.length);
  for (const [at, hash] of hashes.entries()) {
    const place = places.get(hash)!;
    if (counts[place]! > common * texts.length) counts[place] = 0;
    next[place] = starts[at]!;
    starts[at + 1] = starts[at]! + counts[place]!;
  }
  const holders = new (texts.length > 0xffff ? Uint32Array : Uint16Array)(starts.at(-1)!);
  const held = new Float32Array(holders.length);
  for (const [text, found] of features.entries()) {
    const counted = found.filter(({ place }) => counts[place]! > 0);
    const values = counted.map(({ place, weight }) => weight * rarityOf(counts[place]!, texts.length));
    const length = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0));
    for (const [at, { place }] of counted.entries()) {
      const slot = next[place]!++;
      holders[slot] = text;
      held[slot] = values[at]! / length;
    }
  }
  return { texts: texts.length, hashes, starts, holders, ...(by === 'likeness' && { held }) };
}

/** Compares questions with texts by the words and parts of words that they share; rare ones count more (TF-IDF). */
export function createSimilarity({ texts, hashes, starts, holders, held }: TextIndex): Similarity {
  return words => {
    const asked = new Map<number, number>();
    let [sum, squares] = [0, 0];
    eachFeature(words.slice(0, MOST_WORDS), (hash, weight) => {
      const place = placeIn(hashes, hash);
      const count = place < 0 ? 0 : starts[place + 1]! - starts[place]!;
      if (asked.has(place) || (place >= 0 && count === 0)) return;
      const value = weight * rarityOf(count, texts);
      if (place >= 0) asked.set(place, value);
      [sum, squares] = [sum + value, squares + value ** 2];
    });
    const length = (held ? Math.sqrt(squares) : sum) || 1;
    const shared = new Float32Array(texts);
    for (const [place, value] of asked) {
      const end = starts[place + 1]!;
      const share = value / length;
      for (let slot = starts[place]!; slot < end; slot += 1)
        shared[holders[slot]!]! += held ? share * held[slot]! : share;
    }
    return shared;
  };
}

/** The place of a hash among sorted ones, -1 if it is not there. */
function placeIn(hashes: Int32Array, hash: number): number {
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (hashes[middle]! < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : -1;
}

/** Calls `add` for each feature, as often as it comes. */
function eachFeature(words: readonly string[], add: (hash: number, weight: number) => void): void {
  let before: number | undefined;
  for (const word of words) {
    const [padded, term] = [` ${word} `, indexTerm(word)];
    if (term !== null) {
      const stem = hashOf(term, SEEDS.stem);
      add(stem, WEIGHTS.stem);
      if (before !== undefined) add(pairOf(before, stem), WEIGHTS.pair);
      before = stem;
    }
    add(hashOf(word, SEEDS.word), WEIGHTS.word);
    for (let from = 0; from + RUN <= padded.length; from += 1)
      add(hashOf(padded, SEEDS.run, from, from + RUN), WEIGHTS.run);
  }
}
