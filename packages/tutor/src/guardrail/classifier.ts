import { predict, trainInOrders, type LinearModel } from '../learning/linearModel.ts';
import { vocabularyOf } from '../learning/vocabulary.ts';
import { featuresOf, featuresOfClauses, featuresOfWindows, parseClauses } from './clauses.ts';
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

/** A message, and whether it is an innocent one with words of distress, such as "kill" or "crash". */
export type InputExample = AuthoredExample<Label> & { isAlarming: boolean };

// Measured by `npm run bench -- tutor` on authors that were left out.
const DECAY = 0.003;
/** Lesser weights hardly change a verdict. */
const LEAST = 0.26;
/** They are few, and nearest to messages of danger. */
const ALARMING_TIMES = 4;
const SENTENCE_END = /(?<=[.!?;])\s+|(?<=。)|[()[\]]+/;

/** Learns what at least two authors share. Takes some seconds for some thousands of examples. */
export function trainClassifier(examples: readonly InputExample[]): LinearModel {
  const texts = examples.map(({ text }) => parseClauses(normalize(text)));
  const vocabulary = vocabularyOf(
    texts.map(({ parts }) => parts),
    examples.map(({ author }) => author),
  );
  const samples = examples.map(({ label, isAlarming }, index) => ({
    label: labels.indexOf(label),
    features: featuresOf(texts[index]!, vocabulary),
    times: isAlarming ? ALARMING_TIMES : 1,
  }));
  return trainInOrders(samples, labels.length, vocabulary, { decay: DECAY, least: LEAST });
}

/** The probability of each label, in time linear in the length of the message. */
export const read = (classifier: LinearModel, message: string): Float64Array =>
  predict(classifier, featuresOf(parseClauses(normalize(message)), classifier.vocabulary));

/** The same of each sentence: what is said beside a question is said. */
export const readSentences = (classifier: LinearModel, message: string): Float64Array[] =>
  normalize(message)
    .split(SENTENCE_END)
    .filter(Boolean)
    .map(sentence => predict(classifier, featuresOf(parseClauses(sentence), classifier.vocabulary)));

/** The same of each clause and of each few words in a row. */
export function readParts(classifier: LinearModel, message: string): Float64Array[] {
  const text = parseClauses(normalize(message));
  return [featuresOfClauses, featuresOfWindows]
    .flatMap(featuresIn => featuresIn(text, classifier.vocabulary))
    .map(features => predict(classifier, features));
}
