import { answers, type Answer } from './answers.ts';
import { sentencesOf } from './words.ts';
import { normalize } from '../guardrail/normalize.ts';
import { hashesOf, wordsOf } from '../learning/hashes.ts';
import { predict, trainInOrders, type LinearModel } from '../learning/linearModel.ts';
import { vocabularyOf } from '../learning/vocabulary.ts';
import { passagesOf } from './passages.ts';

/** Where nothing answers. */
export const NONE = 'none';

/** A question and the ids of the answers to it; `none` where there is none. */
export interface AskedExample {
  question: string;
  ids: readonly string[];
}

/** What an answer is about: the passage that it cites first. */
export const subjectOfAnswer = ({ id, cites: [first = id] }: Answer): string => first;

const subjects = [...new Set(answers.map(subjectOfAnswer)), NONE];
const places = new Map(subjects.map((subject, place) => [subject, place]));
const subjectsById = new Map(answers.map(answer => [answer.id, subjectOfAnswer(answer)]));
// Each word alone: which stand together in a clause hardly tells subjects apart.
const parse = (text: string) => hashesOf(wordsOf(normalize(text)).map(word => [word]));

/** A subject with so many examples counts each as one; those of a rarer one count more. */
const USUAL = 20;
// Most weights of so many subjects are next to nothing.
const LEAST = 0.55;

/** Learns what a question is about: from questions, from the wordings of the answers, and from the passages' own text. */
export function trainSubjectClassifier(examples: readonly AskedExample[]): LinearModel {
  const asked = examples.flatMap(({ question, ids }) =>
    ids.map(id => ({ text: question, subject: subjectsById.get(id) ?? NONE })),
  );
  const answered = answers.flatMap(answer =>
    answer.questions.map(text => ({ text, subject: subjectOfAnswer(answer) })),
  );
  const said = passagesOf().flatMap(({ id, section, text, names }) =>
    [section, ...names, ...sentencesOf(text)].map(each => ({ text: each, subject: id })),
  );
  const samples = [...asked, ...answered, ...said].filter(({ subject }) => places.has(subject));
  const counts = new Map<string, number>();
  for (const { subject } of samples) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const texts = samples.map(({ text }) => parse(text));
  const vocabulary = vocabularyOf(texts, [...texts.keys()]);
  const placed = samples.map(({ subject }, index) => ({
    label: places.get(subject)!,
    times: Math.max(0.5, Math.sqrt(USUAL / counts.get(subject)!)),
    features: vocabulary.featuresOf(vocabulary.place(texts[index]!)),
  }));
  return trainInOrders(placed, subjects.length, vocabulary, { least: LEAST, orders: 1, epochs: 3 });
}

/** The place of a subject among the probabilities. */
export const placeOfSubject = (subject: string): number => places.get(subject) ?? -1;

/** How probable it is that a question is about each subject. */
export const createSubjectLookup = (model: LinearModel) => (question: string) =>
  predict(model, model.vocabulary.featuresOf(model.vocabulary.place(parse(question))));
