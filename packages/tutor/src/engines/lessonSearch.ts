import { findLesson } from '@site/curriculum/lessons';
import { replyOf, type Calculation, type TutorReply } from '../reply.ts';
import { citationsOf, type Passage } from '../retrieval/passages.ts';
import type { Hit } from '../retrieval/retrieval.ts';
import type { Engine, Question } from './engine.ts';

/** The calculator of the education page that works out what a passage explains, by the passage's id. */
const CALCULATORS: ReadonlyMap<string, readonly [tool: string, title: string]> = new Map([
  ['beginner/2/position-size', ['position-size', 'Position size']],
  ['beginner/2/reward-and-recovery', ['risk-to-reward', 'Risk to reward']],
  ['intermediate/5/expectancy', ['expectancy', 'Expectancy']],
  ['expert/3/drawdown-and-ruin', ['risk-of-ruin', 'Risk of ruin']],
]);
const NEAREST = 3;
/**
 * How well an answer must fit: below `least` nothing is answered, below `sure` the reply says that it may be about something
 * else. Measured by `npm run bench -- tutor` on authors that were left out.
 */
export const FIT = { least: 4, sure: 9 };
const IS_YES_OR_NO = /^\**(?:yes|no)\b/i;

/** Answers with what is written on the question; needs no key and no network. */
export const lessonSearch: Engine = async question => quote(question);

/**
 * The answers, each with the numbers of the passages where a learner reads on. What may be mistaken for the answer to
 * something else stands below its own question.
 */
export function quote({ findings: { answers, score } }: Question): TutorReply {
  const passages = passagesOfHits(answers);
  const citations = citationsOf(passages);
  const texts = answers.map(({ answer: { questions, text }, passages: own }) => {
    const numbers = own.map(passage => ` [${passages.indexOf(passage) + 1}]`);
    const isNamed = answers.length > 1 || score < FIT.sure || IS_YES_OR_NO.test(text);
    const asked = isNamed && questions[0] ? `**${questions[0]}** ` : '';
    return `${asked}${text}${numbers.join('')}`;
  });
  const tool = passages.map(({ id }) => CALCULATORS.get(id)).find(Boolean);
  if (tool) texts.push(`Calculate it with your own numbers: [${tool[1]}](/education?tool=${tool[0]})`);
  return replyOf({
    response: texts.join('\n\n'),
    outcome: 'answer',
    citations,
    figures: [...new Set(passages.flatMap(figuresOf))],
    calculator: tool ? ({ tool: tool[0], values: [] } satisfies Calculation) : null,
  });
}

/** The passages of hits, each once. */
export const passagesOfHits = (hits: readonly Hit[]): Passage[] => [
  ...new Set(hits.flatMap(({ passages }) => passages)),
];

/** Says that no answer fits, and offers the nearest passages. */
export function nothingFits({ findings: { hits } }: Question): TutorReply {
  // Citations are shown with every reply, so the text does not list them again.
  return replyOf({
    response: 'The lessons do not cover this, so I have no answer. What comes nearest is listed below.',
    outcome: 'not_found',
    citations: citationsOf(passagesOfHits(hits).slice(0, NEAREST)),
  });
}

function figuresOf({ id, kind, level, module }: Passage): string[] {
  if (kind === 'term') return [];
  const after = kind === 'example' ? 'example' : id.split('/')[2];
  return (findLesson(level, module)?.figures ?? [])
    .filter(figure => figure.after === after)
    .map(({ figure }) => figure);
}
