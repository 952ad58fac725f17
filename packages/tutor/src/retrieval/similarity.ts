import { indexTerm, tokenize } from './words.ts';

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
  const parsed = texts.map(text => featuresOf(tokenize(text)));
  const counts = new Map<string, number>();
  for (const features of parsed) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarity = (feature: string) => Math.log(1 + texts.length / ((counts.get(feature) ?? 0) + 1));
  const weigh = (features: ReadonlyMap<string, number>) => {
    const weights = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const);
    const values = weights.map(([, weight]) => weight);
    const length = by === 'likeness' ? Math.hypot(...values) : values.reduce((sum, value) => sum + value, 0);
    return weights.map(([feature, weight]) => [feature, weight / (length || 1)] as const);
  };
  const holders = new Map<string, { text: number; weight: number }[]>();
  for (const [text, features] of parsed.entries()) {
    for (const [feature, weight] of weigh(features)) {
      const holder = { text, weight: by === 'likeness' ? weight : 1 };
      const known = holders.get(feature);
      if (known) known.push(holder);
      else holders.set(feature, [holder]);
    }
  }
  return question => {
    const shared = new Float64Array(texts.length);
    for (const [feature, asked] of weigh(featuresOf(tokenize(question).slice(0, MOST_WORDS)))) {
      for (const { text, weight } of holders.get(feature) ?? []) shared[text]! += asked * weight;
    }
    return shared;
  };
}

function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  let before = '';
  for (const word of words) {
    const stem = indexTerm(word);
    if (stem) {
      features.set(stem, WEIGHTS.stem);
      if (before) features.set(`${before} ${stem}`, WEIGHTS.pair);
      before = stem;
    }
    features.set(`=${word}`, WEIGHTS.word);
    const padded = ` ${word} `;
    for (let end = RUN; end <= padded.length; end += 1) {
      features.set(`#${padded.slice(end - RUN, end)}`, WEIGHTS.run);
    }
  }
  return features;
}
