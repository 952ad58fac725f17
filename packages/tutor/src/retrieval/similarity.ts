import { indexTerm, tokenize } from './words.ts';

/** How alike a question and each of some texts are, 0–1, in the order of the texts. */
export type Similarity = (question: string) => Float64Array;

/** How much each kind of feature counts, measured on authors that were left out. */
const WEIGHTS = { stem: 1, word: 0.5, run: 0.4 };
/** Runs of so many letters find what is misspelled. */
const RUN = 4;
/** Words of a text that are read: no example has as many. */
const MOST_WORDS = 150;

/** Compares questions with texts by the words and parts of words that they share; rare ones count more (TF-IDF, cosine). */
export function createSimilarity(texts: readonly string[]): Similarity {
  const parsed = texts.map(featuresOf);
  const counts = new Map<string, number>();
  for (const features of parsed) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarity = (feature: string) => Math.log(1 + texts.length / ((counts.get(feature) ?? 0) + 1));
  const weigh = (features: ReadonlyMap<string, number>) => {
    const weights = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([feature, weight]) => [feature, weight / length] as const);
  };
  const holders = new Map<string, { text: number; weight: number }[]>();
  for (const [text, features] of parsed.entries()) {
    for (const [feature, weight] of weigh(features)) {
      const known = holders.get(feature);
      if (known) known.push({ text, weight });
      else holders.set(feature, [{ text, weight }]);
    }
  }
  return question => {
    const likeness = new Float64Array(texts.length);
    for (const [feature, asked] of weigh(featuresOf(question))) {
      for (const { text, weight } of holders.get(feature) ?? []) likeness[text]! += asked * weight;
    }
    return likeness;
  };
}

function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  for (const word of tokenize(text).slice(0, MOST_WORDS)) {
    const stem = indexTerm(word);
    if (stem) features.set(stem, WEIGHTS.stem);
    features.set(`=${word}`, WEIGHTS.word);
    const padded = ` ${word} `;
    for (let end = RUN; end <= padded.length; end += 1) {
      features.set(`#${padded.slice(end - RUN, end)}`, WEIGHTS.run);
    }
  }
  return features;
}
