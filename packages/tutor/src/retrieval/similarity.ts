import { indexTerm, onceForEachWord, tokenize } from './words.ts';

/** How much a question and each of some texts share, 0–1, in the order of the texts. */
export type Similarity = (question: string) => Float64Array;

/** How much each kind of feature counts, measured on authors that were left out. */
const WEIGHTS = { stem: 1, pair: 0.5, word: 0.5, run: 0.4 };
/** Runs of so many letters find what is misspelled. */
const RUN = 4;
/** Words of a question that are read: no example has as many. */
const MOST_WORDS = 150;

/**
 * Compares questions with texts by the words and parts of words that they share; rare ones count more (TF-IDF).
 * @param by `likeness`: whether both say the same (cosine); `coverage`: how much of the question the text says,
 *   whatever else it says
 */
export function createSimilarity(texts: readonly string[], by: 'likeness' | 'coverage'): Similarity {
  const places = new Map<string, number>();
  const addPlace = (feature: string) => {
    const known = places.get(feature);
    if (known === undefined) places.set(feature, places.size);
    return known ?? places.size - 1;
  };
  const partsOf = onceForEachWord(word => partsOfWord(word, addPlace));
  const parsed = texts.map(text => featuresOf(tokenize(text), partsOf, addPlace));
  const counts = new Uint32Array(places.size);
  for (const features of parsed) for (const place of features.places) counts[place]! += 1;
  // A feature that no text has counts, too: the question is longer by it.
  const unknown = places.size;
  const rarities = Float64Array.from([...counts, 0], count => Math.log(1 + texts.length / (count + 1)));
  const weigh = (features: Features) => {
    const weights = Float64Array.from(
      features.weights,
      (weight, index) => weight * rarities[features.places[index]!]!,
    );
    let [sum, squares] = [0, 0];
    for (const weight of weights) [sum, squares] = [sum + weight, squares + weight ** 2];
    const length = by === 'likeness' ? Math.sqrt(squares) : sum;
    return weights.map(weight => weight / (length || 1));
  };
  // The texts that have a feature, one feature after the other.
  const starts = new Uint32Array(counts.length + 1);
  starts.set(counts, 1);
  for (const place of counts.keys()) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const holders = new Uint16Array(starts.at(-1)!);
  const held = new Float32Array(holders.length).fill(1);
  for (const [text, features] of parsed.entries()) {
    const weights = by === 'likeness' ? weigh(features) : undefined;
    for (const [index, place] of features.places.entries()) {
      const at = next[place]!++;
      holders[at] = text;
      if (weights) held[at] = weights[index]!;
    }
  }
  const findPlace = (feature: string) => places.get(feature) ?? unknown;
  return question => {
    const shared = new Float64Array(texts.length);
    const words = tokenize(question).slice(0, MOST_WORDS);
    const features = featuresOf(words, word => partsOfWord(word, findPlace), findPlace, unknown);
    for (const [index, asked] of weigh(features).entries()) {
      const place = features.places[index]!;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place]!; at < end; at += 1) shared[holders[at]!]! += asked * held[at]!;
    }
    return shared;
  };
}

/** The places of a text's features, and how much each counts. */
interface Features {
  places: number[];
  weights: number[];
}

type PlaceOf = (feature: string) => number;

/** The stem of a word, and the places of the features that it has alone. */
function partsOfWord(word: string, placeOf: PlaceOf) {
  const padded = ` ${word} `;
  const runs: number[] = [];
  for (let end = RUN; end <= padded.length; end += 1) runs.push(placeOf(`#${padded.slice(end - RUN, end)}`));
  const stem = indexTerm(word);
  return { stem, place: stem ? placeOf(stem) : undefined, itself: placeOf(`=${word}`), runs };
}

/** Each feature once, but `unknown` as often as it comes. */
function featuresOf(
  words: readonly string[],
  partsOf: (word: string) => ReturnType<typeof partsOfWord>,
  placeOf: PlaceOf,
  unknown?: number,
): Features {
  const features: Features = { places: [], weights: [] };
  const seen = new Set<number>();
  const add = (place: number, weight: number) => {
    if (seen.has(place)) return;
    if (place !== unknown) seen.add(place);
    features.places.push(place);
    features.weights.push(weight);
  };
  let before = '';
  for (const word of words) {
    const { stem, place, itself, runs } = partsOf(word);
    if (stem && place !== undefined) {
      add(place, WEIGHTS.stem);
      if (before) add(placeOf(`${before} ${stem}`), WEIGHTS.pair);
      before = stem;
    }
    add(itself, WEIGHTS.word);
    for (const run of runs) add(run, WEIGHTS.run);
  }
  return features;
}
