import { featuresOf, wordsOf, type Features } from '../learning/features.ts';
import { averageOf, predict, train, type LinearModel, type Sample } from '../learning/linearModel.ts';
import { clausesOf } from './clauses.ts';
import { normalize } from './normalize.ts';

/** What a message wants. */
export const labels = [
  'teach',
  'advice',
  'forecast',
  'vouching',
  'illegal',
  'support',
  'off-topic',
  'injection',
  'other-language',
] as const;
export type Label = (typeof labels)[number];

export interface Example {
  text: string;
  label: Label;
}

/** Probabilities by label: of a message, and of each of its clauses; none where it is a single clause. */
export interface Reading {
  message: Float64Array;
  clauses: readonly Float64Array[];
}

interface Prepared {
  label: number;
  message: Features;
  /** None where the message is a single clause. */
  clauses: readonly Features[];
}

// Every clause of these messages is of their kind; of the others only the one that decides.
const UNIFORM: readonly Label[] = ['teach', 'other-language'];

/**
 * Learns from whole messages, and once more with the clauses that decide; the average errs less than either. Takes some
 * seconds for some thousands of examples.
 */
export function trainClassifier(examples: readonly Example[]): LinearModel {
  const prepared = examples.map(({ text, label }) => ({ label: labels.indexOf(label), ...prepare(text) }));
  const messages = prepared.map(({ label, message }): Sample => ({ label, features: message }));
  const whole = train(messages, labels.length);
  const clauses = prepared.flatMap(example => decidingClauses(example, whole));
  return averageOf(whole, train([...messages, ...clauses], labels.length));
}

/** Reads a message, in time linear in its length. */
export function read(classifier: LinearModel, text: string): Reading {
  const { message, clauses } = prepare(text);
  return {
    message: predict(classifier, message),
    clauses: clauses.map(clause => predict(classifier, clause)),
  };
}

function prepare(text: string): Omit<Prepared, 'label'> {
  const normalized = normalize(text);
  const clauses = clausesOf(normalized);
  return {
    message: featuresOf(wordsOf(normalized)),
    clauses: clauses.length > 1 ? clauses.map(featuresOf) : [],
  };
}

function decidingClauses({ label, clauses }: Prepared, model: LinearModel): Sample[] {
  if (UNIFORM.includes(labels[label]!)) return clauses.map(features => ({ label, features }));
  const scored = clauses.map(features => ({ features, score: predict(model, features)[label]! }));
  scored.sort((one, other) => other.score - one.score);
  return scored.slice(0, 1).map(({ features }) => ({ label, features }));
}
