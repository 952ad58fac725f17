import { findLesson } from '@site/curriculum/lessons';
import { replyOf, type Calculation, type TutorReply } from '../reply.ts';
import { citationsOf } from '../retrieval/cite.ts';
import type { Passage } from '../retrieval/passages.ts';
import { expand, stemsOf } from '../retrieval/words.ts';
import type { Engine, Question } from './engine.ts';
import { sentencesOf } from './sentences.ts';

/** The calculator of the education page that works out what a passage explains, by the passage's id. */
const CALCULATORS: ReadonlyMap<string, readonly [tool: string, title: string]> = new Map([
  ['beginner/2/position-size', ['position-size', 'Position size']],
  ['beginner/2/reward-and-recovery', ['risk-to-reward', 'Risk to reward']],
  ['intermediate/5/expectancy', ['expectancy', 'Expectancy']],
  ['expert/3/drawdown-and-ruin', ['risk-of-ruin', 'Risk of ruin']],
]);
const NEAREST = 3;
/** A sentence is marked where it holds so much of what is asked. */
const MARKED = 0.34;

/** Answers with passages of the lessons, word for word; needs no key and no network. */
export const lessonSearch: Engine = async question => quote(question);

/** The passages that answer, each whole, with the sentence marked that fits the question best. */
export function quote({ message, findings: { answers } }: Question): TutorReply {
  const tool = answers.map(({ id }) => CALCULATORS.get(id)).find(Boolean);
  const response = [
    ...answers.map((passage, index) => textOf(passage, message, index + 1, answers.length > 1)),
    tool && `Calculate it with your own numbers: [${tool[1]}](/education?tool=${tool[0]})`,
  ];
  return replyOf({
    response: response.filter(Boolean).join('\n\n'),
    outcome: 'answer',
    citations: citationsOf(answers),
    figures: answers.flatMap(figuresOf),
    calculator: tool ? ({ tool: tool[0], values: [] } satisfies Calculation) : null,
  });
}

/** Says that no passage answers, and offers the nearest. */
export function nothingFits({ findings: { hits } }: Question): TutorReply {
  const nearest = hits.slice(0, NEAREST).map(({ passage }) => passage);
  const lessons = nearest.filter(({ kind }) => kind !== 'site');
  // Citations are shown with every reply, so the text does not list them again.
  return replyOf({
    response: 'The lessons do not cover this, so I have no answer. What comes nearest is listed below.',
    outcome: 'not_found',
    citations: citationsOf(lessons),
  });
}

function textOf(
  { kind, section, text }: Passage,
  message: string,
  number: number,
  isOneOfTwo: boolean,
): string {
  if (kind === 'site') return text;
  if (kind === 'term') return `**${section}**: ${text} [${number}]`;
  return `${isOneOfTwo ? `**${section}**\n\n` : ''}${marked(text, message)} [${number}]`;
}

// The sentence that shares most with the question; a long passage has one answer in it.
function marked(text: string, message: string): string {
  const asked = new Set(stemsOf(expand(message)));
  const share = (sentence: string) => {
    const words = stemsOf(sentence);
    return words.filter(word => asked.has(word)).length / Math.sqrt(words.length * asked.size || 1);
  };
  const best = sentencesOf(text).reduce((one, other) => (share(other) > share(one) ? other : one));
  return share(best) < MARKED ? text : text.replace(best, () => `**${best}**`);
}

function figuresOf({ id, kind, level, module }: Passage): string[] {
  const after = kind === 'example' ? 'example' : id.split('/')[2];
  if (kind === 'term' || kind === 'site') return [];
  return (findLesson(level, module)?.figures ?? [])
    .filter(figure => figure.after === after)
    .map(({ figure }) => figure);
}
