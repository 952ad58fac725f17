import { glossary } from '@site/curriculum/glossary';
import { lessons, type LessonRef } from '@site/curriculum/lessons';
import { sentencesOf } from '../engines/sentences.ts';
import { hashesOf, wordsOf } from '../learning/hashes.ts';
import { predict, trainInOrders, type LinearModel } from '../learning/linearModel.ts';
import { vocabularyOf } from '../learning/vocabulary.ts';
import { normalize } from '../guardrail/normalize.ts';

/** A question and the lesson that answers it. */
export interface RetrievalExample {
  question: string;
  lesson: LessonRef;
}

const indexOf = (lesson: { level: string; module: number }) =>
  lessons.findIndex(({ level, module }) => level === lesson.level && module === lesson.module);
// Each word alone: which stand together in a clause hardly tells lessons apart, for two megabytes.
const parse = (text: string) => hashesOf(wordsOf(normalize(text)).map(word => [word]));

/** Learns which lesson answers a question: from questions, from the lessons' own text and from the glossary. */
export function trainModuleClassifier(examples: readonly RetrievalExample[]): LinearModel {
  const asked = examples.map(({ question, lesson }) => ({ text: question, label: indexOf(lesson) }));
  const defined = glossary.map(({ term, definition, lessons: [lesson] }) => ({
    text: `${term}. ${definition}`,
    label: indexOf(lesson),
  }));
  const samples = [...asked, ...defined, ...lessons.flatMap(textsOf)];
  const texts = samples.map(({ text }) => parse(text));
  const vocabulary = vocabularyOf(texts, [...texts.keys()]);
  const features = texts.map(text => vocabulary.featuresOf(vocabulary.place(text)));
  const placed = samples.map(({ label }, index) => ({ label, features: features[index]! }));
  return trainInOrders(placed, lessons.length, vocabulary);
}

function textsOf({ title, summary, sections, terms, checks }: (typeof lessons)[number], label: number) {
  return [
    title,
    summary,
    ...sections.flatMap(section => [section.title, ...section.paragraphs.flatMap(sentencesOf)]),
    ...terms.map(({ term, definition }) => `${term}: ${definition}`),
    ...checks.map(({ question }) => question),
  ].map(text => ({ text, label }));
}

/** How probable it is that each lesson answers a question. */
export const createModuleLookup = (model: LinearModel) => (question: string) => {
  const { vocabulary } = model;
  const probabilities = predict(model, vocabulary.featuresOf(vocabulary.place(parse(question))));
  return (lesson: { level: string; module: number }) => probabilities[indexOf(lesson)]!;
};
