import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { starters } from '@site/curriculum';
import { glossary } from '@site/curriculum/glossary';
import { lessons, type LessonRef } from '@site/curriculum/lessons';
import { examplesIn, linesOf, type AuthoredExample } from './guardrail/examples.ts';
import { labels, trainClassifier, type InputExample, type Label } from './guardrail/classifier.ts';
import { outputLabels, trainOutputClassifier, type OutputLabel } from './guardrail/sentence.ts';
import type { LinearModel } from './learning/linearModel.ts';
import { cachedModels, readModels } from './learning/cachedModels.ts';
import { trainPassageClassifier, type RetrievalExample } from './retrieval/passageClassifier.ts';
import { NONE } from './retrieval/passages.ts';
import { sitePassages } from './retrieval/sitePassages.ts';

/** What the tutor has learned. */
export interface Models {
  classifier: LinearModel;
  output: LinearModel;
  passages: LinearModel;
}

// An image holds the models without the examples.
const EXAMPLES = path.join(import.meta.dirname, '../data');
const MODELS = path.join(import.meta.dirname, '../dist/models.bin');
let loaded: Models | undefined;

/** The models of the committed examples: read in milliseconds from a file that the build makes, else trained in seconds. */
export const loadModels = (): Models => (loaded ??= readOrTrain());

/** Questions by these authors would outweigh the messages by which danger and distress were measured. */
const FOR_RETRIEVAL = 's-';

/** Labelled messages, each with the author whose hand wrote it; questions with an answer in the lessons are to be taught. */
export function inputExamples(): InputExample[] {
  const folder = path.join(EXAMPLES, 'messages');
  return [
    ...examplesIn(folder, labels).map(example => ({ ...example, isAlarming: false })),
    ...retrievalExamples()
      .filter(({ author, ids }) => !author.startsWith(FOR_RETRIEVAL) && !ids.includes(NONE))
      .map(({ question, author }) => messageOf('teach', question, author)),
    ...ownQuestions.map(text => messageOf('teach', text, 'lessons')),
    ...examplesIn(folder, ['teach-alarming']).map(({ text, author }) =>
      messageOf('teach', text, author, true),
    ),
  ];
}

/** A message of an author. */
export function messageOf(label: Label, text: string, author: string, isAlarming = false): InputExample {
  return { label, text, author, isAlarming };
}

/** Sentences as language models write them. */
export const outputExamples = (): AuthoredExample<OutputLabel>[] =>
  examplesIn(path.join(EXAMPLES, 'sentences'), outputLabels);

/** Whole answers of language models, each with the part that must not be sent. */
export function misbehaviours(): { answer: string; forbidden: string; author: string }[] {
  const folder = path.join(EXAMPLES, 'answers');
  return readdirSync(folder).flatMap(file =>
    linesOf(path.join(folder, file)).map(line => {
      const [answer, forbidden] = line.replaceAll('\\n', '\n').split('\t') as [string, string];
      return { answer, forbidden, author: path.parse(file).name };
    }),
  );
}

const ownQuestions = [
  ...Object.values(starters).flat(),
  ...lessons.flatMap(({ checks }) => checks.map(({ question }) => question)),
];

type Level = LessonRef['level'];

/** A question, its author, the level at which it is asked and the passages that answer it. */
export type AskedExample = RetrievalExample & { author: string; asked: Level };

/** Questions with the passages that answer them, by author. */
export function retrievalExamples(): AskedExample[] {
  const folder = path.join(EXAMPLES, 'questions');
  return readdirSync(folder).flatMap(file => askedExamplesOf(path.join(folder, file), path.parse(file).name));
}

/** Messages about other subjects are questions, too, that no passage answers. */
export const elsewhere = (messages: readonly InputExample[]): RetrievalExample[] =>
  messages.filter(({ label }) => label === 'off-topic').map(({ text }) => ({ question: text, ids: [NONE] }));

/** The questions of a file: lines of level asked, question, ids with spaces between them, with tabs between them. */
export const askedExamplesOf = (file: string, author: string): AskedExample[] =>
  linesOf(file).map(line => {
    const [asked, question, ids] = line.split('\t') as [Level, string, string];
    return { asked, question, ids: ids.split(' '), author };
  });

function readOrTrain(): Models {
  const models = existsSync(path.join(EXAMPLES, 'messages')) ? readOrTrainFrom() : readModels(MODELS, 3);
  const [classifier, output, passages] = models as [LinearModel, LinearModel, LinearModel];
  return { classifier, output, passages };
}

function readOrTrainFrom(): LinearModel[] {
  const input = inputExamples();
  const output = outputExamples();
  const questions = retrievalExamples();
  return cachedModels(MODELS, [input, output, questions, lessons, glossary, sitePassages], 3, () => [
    trainClassifier(input),
    trainOutputClassifier(output),
    trainPassageClassifier([...questions, ...elsewhere(input)]),
  ]);
}
