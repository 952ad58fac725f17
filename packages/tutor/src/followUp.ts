import type { ChatMessage } from './engines/engine.ts';
import { namedIn } from './retrieval/terms.ts';
import { stemsOf } from './retrieval/words.ts';

/** A question of so few words of its own has no subject: "why?", "what is the formula?". */
const FEW_WORDS = 1;
/** One that points back may have some more: "how far away should I put it?", "and for bitcoin?". */
const FEW_POINTING = 4;
const BEGINS = /^(?:and|but|so|ok(?:ay)?|then|also|what about|what if|how about|which one)\b/i;
const POINTS = /\b(?:it|its|that|this|they|them|those|these|one|ones|there)\b/i;
/** It names what it asks for, also where the glossary has no such term: "what is R?" */
const DEFINES = /^what(?:['’]s| is) (?:an? )?[\w-]+\??$/i;
const WANTS_EXAMPLE = /\b(?:examples?|in numbers|with numbers|show me|concretely?)\b/i;

/** Whether a message has no subject of its own, so that it is about the one before. */
export function isFollowUp(message: string): boolean {
  const [words, terms] = [stemsOf(message), namedIn(message)];
  if (BEGINS.test(message)) return words.length <= FEW_POINTING;
  if (DEFINES.test(message) && !POINTS.test(message)) return false;
  // "does it work on bitcoin?" points back before it names anything.
  const [before] = message.split(POINTS);
  if (terms.length > 0 && (before === message || namedIn(before!).length > 0)) return false;
  return words.length <= (POINTS.test(message) ? FEW_POINTING : FEW_WORDS);
}

/** Whether a message means something that was said before. */
export const refersBack = (message: string): boolean => POINTS.test(message);

/** Whether a follow-up asks for the subject in numbers. */
export const wantsExample = (message: string): boolean => WANTS_EXAMPLE.test(message);

/** What a conversation is about: the user's last question with a subject of its own, else what was last answered. */
export const subjectOf = (turns: readonly ChatMessage[]): string | undefined =>
  (
    turns.findLast(({ role, content }) => role === 'user' && !isFollowUp(content)) ??
    turns.findLast(({ role }) => role === 'assistant')
  )?.content;

const [GOLD, BITCOIN] = [/\bgold\b/gi, /\b(?:bitcoin|btc)\b/gi];
const SWITCHES = [
  { from: GOLD, to: BITCOIN, name: 'Bitcoin' },
  { from: BITCOIN, to: GOLD, name: 'gold' },
];
/** How a thing is used is taught; whether and how much of it is the user's own decision. */
const USE =
  /\b(how far(?: away)?|how|when|where) (?:should|do) i (?=(?:put|place|set|move|use|draw|measure|read|trail)\b)/i;

/** A follow-up in full: what points back is named, "and for bitcoin?" asks the same of the other market, else both are joined. */
export function withSubject(message: string, subject: string): string {
  const isSwitch = BEGINS.test(message) && stemsOf(message).length === 1;
  const other = SWITCHES.find(({ from, to }) => subject.search(from) >= 0 && message.search(to) >= 0);
  if (isSwitch && other) return subject.replace(other.from, other.name);
  const [about] = namedIn(subject);
  if (!about || !POINTS.test(message)) return `${subject} ${message}`;
  return message.replace(POINTS, about.term).replace(USE, '$1 do traders ');
}
