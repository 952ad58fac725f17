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
  const placeOf = (feature: string) => {
    const known = places.get(feature);
    if (known === undefined) places.set(feature, places.size);
    return known ?? places.size - 1;
  };
  const partsOf = onceForEachWord(partsOfWord);
  const parsed = texts.map(text =>
    Array.from(featuresOf(tokenize(text), partsOf), ([feature, weight]) => ({
      place: placeOf(feature),
      weight,
    })),
  );
  const counts = new Uint32Array(places.size);
  for (const features of parsed) for (const { place } of features) counts[place]! += 1;
  // A feature that no text has counts, too: the question is longer by it.
  const rarities = Float64Array.from([...counts, 0], count => Math.log(1 + texts.length / (count + 1)));
  const weigh = (features: readonly { place: number; weight: number }[]) => {
    const weights = features.map(({ place, weight }) => weight * rarities[place]!);
    const length =
      by === 'likeness' ? Math.hypot(...weights) : weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map(weight => weight / (length || 1));
  };
  // The texts that have a feature, one feature after the other.
  const starts = new Uint32Array(counts.length + 1);
  starts.set(counts, 1);
  for (const place of counts.keys()) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const holders = new Uint16Array(starts.at(-1)!);
  const held = new Float32Array(holders.length);
  for (const [text, features] of parsed.entries()) {
    for (const [index, weight] of weigh(features).entries()) {
      const at = next[features[index]!.place]!++;
      holders[at] = text;
      held[at] = by === 'likeness' ? weight : 1;
    }
  }
  return question => {
    const shared = new Float64Array(texts.length);
    const features = Array.from(
      featuresOf(tokenize(question).slice(0, MOST_WORDS), partsOfWord),
      ([feature, weight]) => ({
        place: places.get(feature) ?? places.size,
        weight,
      }),
    );
    for (const [index, asked] of weigh(features).entries()) {
      const { place } = features[index]!;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place]!; at < end; at += 1) shared[holders[at]!]! += asked * held[at]!;
    }
    return shared;
  };
}

/** The stem of a word, and the features that it has alone. */
function partsOfWord(word: string) {
  const padded = ` ${word} `;
  const runs: string[] = [];
  for (let end = RUN; end <= padded.length; end += 1) runs.push(`#${padded.slice(end - RUN, end)}`);
  return { stem: indexTerm(word), itself: `=${word}`, runs };
}

function featuresOf(words: readonly string[], partsOf: typeof partsOfWord): Map<string, number> {
  const features = new Map<string, number>();
  let before = '';
  for (const word of words) {
    const { stem, itself, runs } = partsOf(word);
    if (stem) {
      features.set(stem, WEIGHTS.stem);
      if (before) features.set(`${before} ${stem}`, WEIGHTS.pair);
      before = stem;
    }
    features.set(itself, WEIGHTS.word);
    for (const run of runs) features.set(run, WEIGHTS.run);
  }
  return features;
}
