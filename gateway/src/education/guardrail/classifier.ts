import { featuresOf, wordsOf, type Features } from '../learning/features.ts';
import { predict, train, type LinearModel, type Sample } from '../learning/linearModel.ts';
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

/** Two models: `whole` has learned whole messages, `parts` also the clauses that decide. */
export interface Classifier {
  whole: LinearModel;
  parts: LinearModel;
}

/** Probabilities by label: of the message by both models, and of each clause by `parts`. */
export interface Reading {
  whole: Float64Array;
  parts: Float64Array;
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

/** Learns both models. Takes some seconds for some thousands of examples. */
export function trainClassifier(examples: readonly Example[]): Classifier {
  const prepared = examples.map(({ text, label }) => ({ label: labels.indexOf(label), ...prepare(text) }));
  const messages = prepared.map(({ label, message }): Sample => ({ label, features: message }));
  const whole = train(messages, labels.length);
  const clauses = prepared.flatMap(example => decidingClauses(example, whole));
  return { whole, parts: train([...messages, ...clauses], labels.length) };
}

/** Reads a message, in time linear in its length. */
export function read({ whole, parts }: Classifier, text: string): Reading {
  const { message, clauses } = prepare(text);
  return {
    whole: predict(whole, message),
    parts: predict(parts, message),
    clauses: clauses.map(clause => predict(parts, clause)),
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
