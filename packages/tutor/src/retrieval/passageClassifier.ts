import { sentencesOf } from '../engines/sentences.ts';
import { normalize } from '../guardrail/normalize.ts';
import { hashesOf, wordsOf } from '../learning/hashes.ts';
import { predict, trainInOrders, type LinearModel } from '../learning/linearModel.ts';
import { vocabularyOf } from '../learning/vocabulary.ts';
import { NONE, passagesOf } from './passages.ts';

/** A question and the ids of the passages that answer it; `none` where there is none. */
export interface RetrievalExample {
  question: string;
  ids: readonly string[];
}

/** What a question may be about: every passage, or none. */
export const subjects = [...passagesOf().map(({ id }) => id), NONE];
const indexes = new Map(subjects.map((id, index) => [id, index]));
// Each word alone: which stand together in a clause hardly tells passages apart.
const parse = (text: string) => hashesOf(wordsOf(normalize(text)).map(word => [word]));

/** A subject with so many examples counts each as one; those of a rarer one count more. */
const USUAL = 20;
// Most weights of so many subjects are next to nothing.
const LEAST = 0.1;

/** Learns which passage answers a question: from questions and from the passages' own text. */
export function trainPassageClassifier(examples: readonly RetrievalExample[]): LinearModel {
  const asked = examples.flatMap(({ question, ids }) => ids.map(id => ({ text: question, id })));
  const said = passagesOf().flatMap(({ id, section, text, names }) =>
    [section, ...names, ...sentencesOf(text)].map(each => ({ text: each, id })),
  );
  const samples = [...asked, ...said].filter(({ id }) => indexes.has(id));
  const counts = new Map<string, number>();
  for (const { id } of samples) counts.set(id, (counts.get(id) ?? 0) + 1);
  const texts = samples.map(({ text }) => parse(text));
  const vocabulary = vocabularyOf(texts, [...texts.keys()]);
  const placed = samples.map(({ id }, index) => ({
    label: indexes.get(id)!,
    times: Math.max(0.5, Math.sqrt(USUAL / counts.get(id)!)),
    features: vocabulary.featuresOf(vocabulary.place(texts[index]!)),
  }));
  return trainInOrders(placed, subjects.length, vocabulary, { least: LEAST, orders: 1 });
}

/** How probable it is that a passage answers a question, by the passage's id. */
export const createPassageLookup = (model: LinearModel) => (question: string) => {
  const { vocabulary } = model;
  const probabilities = predict(model, vocabulary.featuresOf(vocabulary.place(parse(question))));
  return (id: string) => probabilities[indexes.get(id)!]!;
};
