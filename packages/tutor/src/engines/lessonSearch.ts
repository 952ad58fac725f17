import { findLesson } from '@site/curriculum/lessons';
import { cite } from '../retrieval/cite.ts';
import type { TutorReply } from '../reply.ts';
import type { Passage } from '../retrieval/passages.ts';
import type { Hit } from '../retrieval/search.ts';
import { expand, stemsOf } from '../retrieval/words.ts';
import type { Engine, Question } from './engine.ts';
import { sentencesOf } from './sentences.ts';

/** The calculator of the education page that works out what a section explains, by the section's id. */
const CALCULATORS: ReadonlyMap<string, string> = new Map([
  ['beginner/2/position-size', '[Position size](/education?tool=position-size)'],
  ['beginner/2/reward-and-recovery', '[Risk to reward](/education?tool=risk-to-reward)'],
  ['intermediate/5/expectancy', '[Expectancy](/education?tool=expectancy)'],
  ['expert/3/drawdown-and-ruin', '[Risk of ruin](/education?tool=risk-of-ruin)'],
]);
const FROM_BEST = 3;
const CLOSEST = 3;

/** Answers with sentences of the lessons, word for word; needs no key and no network. */
export const lessonSearch: Engine = async question => quote(question);

/** The best section's sentences, with the terms that the question names. */
export function quote({ message, findings: { hits, terms } }: Question): TutorReply {
  const [best, ...others] = ofDifferentLessons(hits).slice(0, CLOSEST);
  const defined = terms.map(({ term, definition }) => `${term}: ${definition}`);
  const calculator = CALCULATORS.get(best!.passage.id);
  const response = [
    ...defined,
    `${bestSentences(message, best!.passage, FROM_BEST).join(' ')} [1]`,
    calculator && `Calculate it with your own numbers: ${calculator}`,
    checkQuestion(best!.passage),
    others.length > 0 && `See also ${others.map((_, index) => `[${index + 2}]`).join(' and ')}.`,
  ];
  return {
    response: response.filter(Boolean).join('\n\n'),
    outcome: 'answer',
    engine: 'lessons',
    citations: citationsOf([best!, ...others]),
  };
}

const isOfLesson =
  ({ passage: { level, module } }: Hit) =>
  ({ passage }: Hit) =>
    passage.level === level && passage.module === module;
const ofDifferentLessons = (hits: readonly Hit[]): Hit[] =>
  hits.filter((hit, index) => hits.findIndex(isOfLesson(hit)) === index);

/** Says that no section answers, and offers the closest. */
export function nothingFits({ findings: { hits } }: Question): TutorReply {
  // Citations are shown with every reply, so the text does not list them again.
  const closest = ofDifferentLessons(hits.filter(({ score }) => score > 0)).slice(0, CLOSEST);
  const response =
    closest.length > 0
      ? 'I found nothing in the lessons that answers this. The closest sections are listed below.'
      : 'I found nothing in the lessons that answers this. Try naming the subject, for example "What is a stop-loss?"';
  return { response, outcome: 'not_found', engine: 'lessons', citations: citationsOf(closest) };
}

const citationsOf = (hits: readonly Hit[]) => hits.map(({ passage }, index) => cite(passage, index + 1));

// Sentences that share most with the question, in their own order; the first of a section carries its subject.
function bestSentences(question: string, { text }: Passage, most: number): string[] {
  const asked = new Set(stemsOf(expand(question)));
  const ranked = sentencesOf(text).map((sentence, index) => ({
    sentence,
    index,
    score: shared(sentence, asked) + first(index),
  }));
  ranked.sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen = ranked.slice(0, most).sort((a, b) => a.index - b.index);
  return chosen.map(({ sentence }) => sentence);
}

const first = (index: number) => (index === 0 ? 1.5 : 0);
const shared = (sentence: string, asked: ReadonlySet<string>) =>
  stemsOf(sentence).filter(word => asked.has(word)).length;

const CHECK_OVERLAP = 2;

// A check belongs to the cited section where it shares enough of its words; otherwise there is none.
function checkQuestion({ level, module, section, text }: Passage): string {
  const words = new Set(stemsOf(`${section} ${text}`));
  const checks = (findLesson(level, module)?.checks ?? []).map(({ question, choices, answer }) => {
    const count = shared(`${question} ${choices[answer]}`, words);
    return { question, count, overlap: count / stemsOf(question).length };
  });
  const [closest] = checks.sort((one, other) => other.overlap - one.overlap);
  return closest && closest.count >= CHECK_OVERLAP && closest.overlap > 0.5
    ? `Check yourself: ${closest.question}`
    : '';
}
