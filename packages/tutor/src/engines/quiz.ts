import { findLesson, lessons } from '@site/curriculum/lessons';
import { replyOf, type TutorReply } from '../reply.ts';
import { citationsOf, type Passage } from '../retrieval/passages.ts';
import { stemsOf } from '../retrieval/words.ts';
import type { ChatMessage } from './engine.ts';

const WANTS_CHECK =
  /\b(?:quiz|test|check|examine) me\b(?! (?:if|whether))|\bcheck questions?\b|\bask me (?:a |some )?questions?\b/i;
const LETTERS = 'ABCD';
const CHECK =
  /^\W*(?:(?:is it|i think|i(?:'d| would) say|my answer(?: is)?|the answer(?: is)?|answer|option|it(?:'s| is))\W+)*([a-d])\b\W*(?:$|because|since)/i;

/** Whether a message asks for a question to answer. */
export const wantsCheck = (message: string): boolean => WANTS_CHECK.test(message);

/** A check question of the passage's lesson: the one that shares most with what was asked. A locked one's are not told. */
export function askCheck(message: string, passage: Passage): TutorReply | undefined {
  const asked = new Set(stemsOf(`${message} ${passage.section}`));
  const shared = (text: string) => stemsOf(text).filter(word => asked.has(word)).length;
  const checks = (!passage.isLocked && findLesson(passage.level, passage.module)?.checks) || [];
  const [check] = [...checks].sort((one, other) => shared(other.question) - shared(one.question));
  if (!check) return undefined;
  const choices = check.choices.map((choice, index) => `- ${LETTERS[index]}: ${choice}`);
  return replyOf({
    response: [check.question, choices.join('\n'), 'Answer with a letter or in your own words.'].join('\n\n'),
    outcome: 'answer',
    citations: citationsOf([passage]),
  });
}

/** Judges an answer to the check question that the last reply asked; undefined where none was asked or none is answered. */
export function judgeAnswer(
  message: string,
  last: ChatMessage | undefined,
  passages: readonly Passage[],
): TutorReply | undefined {
  if (last?.role !== 'assistant') return undefined;
  const lesson = lessons.find(({ checks }) =>
    checks.some(({ question }) => last.content.startsWith(question)),
  );
  const check = lesson?.checks.find(({ question }) => last.content.startsWith(question));
  const passage = passages.find(({ level, module }) => level === lesson?.level && module === lesson.module);
  if (!passage || passage.isLocked || !check) return undefined;
  const chosen = chosenOf(message, check.choices);
  if (chosen === undefined) return undefined;
  const verdict =
    chosen === check.answer
      ? '**Right.**'
      : `**Not quite.** The answer is ${LETTERS[check.answer]}: ${check.choices[check.answer]}.`;
  return replyOf({
    response: `${verdict} ${check.explanation} [1]`,
    outcome: 'answer',
    citations: citationsOf([passage]),
  });
}

// A letter, or the choice that shares most words with the answer.
function chosenOf(message: string, choices: readonly string[]): number | undefined {
  const letter = CHECK.exec(message.trim())?.[1];
  const byLetter = letter === undefined ? -1 : LETTERS.indexOf(letter.toUpperCase());
  if (byLetter >= 0 && byLetter < choices.length) return byLetter;
  if (message.includes('?')) return undefined;
  const said = new Set(stemsOf(message));
  const shares = choices.map(choice => {
    const words = stemsOf(choice);
    return words.filter(word => said.has(word)).length / Math.max(1, words.length);
  });
  const best = Math.max(...shares);
  return best > 0.3 && shares.filter(share => share === best).length === 1 ? shares.indexOf(best) : undefined;
}
