import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { starters } from '@site/curriculum';
import { answers } from './retrieval/answers.ts';
import { glossary } from '@site/curriculum/glossary';
import { lessons } from '@site/curriculum/lessons';
import { examplesIn, rowsOf, type AuthoredExample } from './guardrail/examples.ts';
import { labels, trainClassifier, type InputExample, type Label } from './guardrail/classifier.ts';
import { outputLabels, trainOutputClassifier, type OutputLabel } from './guardrail/sentence.ts';
import type { LinearModel } from './learning/linearModel.ts';
import { cached, pack, readCached, unpack, type Packed } from './learning/cachedModels.ts';
import { indexAnswers, type RetrievalIndex } from './retrieval/retrieval.ts';
import type { Level } from './reply.ts';
import { NONE, trainSubjectClassifier, type AskedExample } from './retrieval/subjectClassifier.ts';

export interface Models {
  classifier: LinearModel;
  output: LinearModel;
  subjects: LinearModel;
  index: RetrievalIndex;
}

// An image holds the models without the examples.
const EXAMPLES = path.join(import.meta.dirname, '../data');
const MODELS = path.join(import.meta.dirname, '../dist/models.bin');
let loaded: Models | undefined;

/** What is made of the committed examples: read in milliseconds from a file of the build, else trained in minutes. */
export const loadModels = (): Models => (loaded ??= readOrTrain());

/** Labelled messages, each with the author whose hand wrote it; questions with an answer in the lessons are to be taught. */
export function inputExamples(): InputExample[] {
  const folder = path.join(EXAMPLES, 'messages');
  return [
    ...examplesIn(folder, labels).map(example => ({ ...example, isAlarming: false })),
    ...askedExamples()
      .filter(({ ids }) => !ids.includes(NONE))
      .map(({ question, author }) => messageOf('teach', question, author)),
    ...ownQuestions.map(text => messageOf('teach', text, 'lessons')),
    ...sums().map(text => messageOf('teach', text, 'sums')),
    ...examplesIn(folder, ['teach-alarming']).map(({ text, author }) =>
      messageOf('teach', text, author, true),
    ),
  ];
}

export function messageOf(label: Label, text: string, author: string, isAlarming = false): InputExample {
  return { label, text, author, isAlarming };
}

export const outputExamples = (): AuthoredExample<OutputLabel>[] =>
  examplesIn(path.join(EXAMPLES, 'sentences'), outputLabels);

/** Whole answers of language models, each with the part that must not be sent. */
export const misbehaviours = () =>
  rowsOf(path.join(EXAMPLES, 'misbehaviours.tsv')).map(row => {
    const [author = '', answer = '', forbidden = ''] = row.map(cell => cell.replaceAll('\\n', '\n'));
    return { author, answer, forbidden };
  });

const sums = () => rowsOf(path.join(EXAMPLES, 'sums.tsv')).map(([question = '']) => question);
const ownQuestions = [
  ...Object.values(starters).flat(),
  ...lessons.flatMap(({ checks }) => checks.map(({ question }) => question)),
  ...answers.flatMap(({ questions }) => questions.slice(0, 1)),
  ...glossary.flatMap(({ term }) => [`What is ${term.toLowerCase()}?`, `Explain ${term}`]),
];

/** A question with the answers to it, its author and the level at which it is asked. */
export type AuthoredQuestion = AskedExample & { author: string; level: Level };

/** Questions with the answers to them, by author. */
export const askedExamples = (): AuthoredQuestion[] =>
  rowsOf(path.join(EXAMPLES, 'questions.tsv')).map(askedExampleOf);

/** A question of a row: author, level asked, question, ids with spaces between them. */
export function askedExampleOf(row: readonly string[]): AuthoredQuestion {
  const [author, level, question, ids] = row as [string, Level, string, string];
  return { level, question, ids: ids.split(' '), author };
}

/** Messages about other subjects are questions, too, that no passage answers. */
export const elsewhere = (messages: readonly InputExample[]): AskedExample[] =>
  messages.filter(({ label }) => label === 'off-topic').map(({ text }) => ({ question: text, ids: [NONE] }));

type Kept = Pick<Models, 'index'> & Record<Exclude<keyof Models, 'index'>, Packed>;

function readOrTrain(): Models {
  const kept = existsSync(path.join(EXAMPLES, 'messages')) ? readOrTrainFrom() : readCached<Kept>(MODELS);
  return {
    ...kept,
    classifier: unpack(kept.classifier),
    output: unpack(kept.output),
    subjects: unpack(kept.subjects),
  };
}

function readOrTrainFrom(): Kept {
  // As they are: a hundred thousand examples are parsed only to train.
  const files = globSync(`${EXAMPLES}/**/*.{tsv,txt}`).sort();
  const sources = [...files.map(file => readFileSync(file)), JSON.stringify([starters, lessons, glossary])];
  return cached(MODELS, sources, () => ({
    index: indexAnswers(askedExamples()),
    classifier: pack(trainClassifier(inputExamples())),
    output: pack(trainOutputClassifier(outputExamples())),
    subjects: pack(trainSubjectClassifier([...askedExamples(), ...elsewhere(inputExamples())])),
  }));
}

// At the end of the build, so that the first start has them.
if (import.meta.main) loadModels();
