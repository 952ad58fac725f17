import { averageOf, predict, train, type LinearModel, type Sample } from '../learning/linearModel.ts';
import { vocabularyOf } from '../learning/vocabulary.ts';
import { featuresOfClauses, parseClauses, type ClauseFeatures } from './clauses.ts';
import type { AuthoredExample } from './examples.ts';
import { normalize } from './normalize.ts';

/** What a message wants. */
export const labels = [
  'teach',
  'advice',
  'forecast',
  'vouching',
  'illegal',
  'support',
  'emergency',
  'off-topic',
  'injection',
  'other-language',
] as const;
export type Label = (typeof labels)[number];

/** Probabilities by label: of a message, and of each of its clauses; none where it is a single clause. */
export interface Reading {
  message: Float64Array;
  clauses: readonly Float64Array[];
}

// Every clause of these messages is of their kind; of the others only the one that decides.
const UNIFORM: readonly Label[] = ['teach', 'other-language'];

/** Each order of the examples gives a slightly different model. */
const ORDERS = [1, 2];
/** Measured by `npm run bench -- tutor` on authors that were left out. */
const DECAY = 0.003;

/**
 * Learns what at least two authors share, from whole messages, and once more with the clauses that decide, in two orders;
 * the average errs less than any of them. Takes some seconds for some thousands of examples.
 */
export function trainClassifier(examples: readonly AuthoredExample<Label>[]): LinearModel {
  const texts = examples.map(({ text }) => parseClauses(normalize(text)));
  const vocabulary = vocabularyOf(
    texts.map(({ parts }) => parts),
    examples.map(({ author }) => author),
  );
  const read = texts.map((text, index) => ({
    label: labels.indexOf(examples[index]!.label),
    ...featuresOfClauses(text, vocabulary),
  }));
  const messages = read.map(({ label, whole }): Sample => ({ label, features: whole }));
  const models = ORDERS.flatMap(order => {
    const first = train(messages, labels.length, vocabulary, order, DECAY);
    const clauses = read.flatMap(example => decidingClauses(example, first));
    return [first, train([...messages, ...clauses], labels.length, vocabulary, order, DECAY)];
  });
  return averageOf(models);
}

/** Reads a message, in time linear in its length. */
export function read(classifier: LinearModel, message: string): Reading {
  const { whole, clauses } = featuresOfClauses(parseClauses(normalize(message)), classifier.vocabulary);
  return {
    message: predict(classifier, whole),
    clauses: clauses.map(clause => predict(classifier, clause)),
  };
}

function decidingClauses(
  { label, clauses }: ClauseFeatures & { label: number },
  model: LinearModel,
): Sample[] {
  if (UNIFORM.includes(labels[label]!)) return clauses.map(features => ({ label, features }));
  const scored = clauses.map(features => ({ features, score: predict(model, features)[label]! }));
  scored.sort((one, other) => other.score - one.score);
  return scored.slice(0, 1).map(({ features }) => ({ label, features }));
}
