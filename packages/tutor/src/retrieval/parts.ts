import { namedIn } from './terms.ts';
import { stemsOf } from './words.ts';

const ASKING =
  '(?:whats?|why|how|when|where|who|whose|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)';
/** A part begins with a sentence, "and why" or ", how". */
const BEGINS = new RegExp(
  `(?<=[.!?;])\\s+|(?:,|,?\\s(?:and|but|or|so|then|&|n))\\s(?=(?:also |then )?${ASKING}\\b)`,
  'i',
);
/** What somebody tells of themselves asks nothing. */
const ASKS = new RegExp(`\\?|^${ASKING}\\b|\\b(?:whats?|why|how|explain|difference|define|compare)\\b`, 'i');
/** Before a question: a greeting, and who, how or where somebody is. */
const GREETING =
  /^(?:(?:hi+|hello|hey|dear|sir|madam|well|so|good (?:morning|evening|afternoon|day))\b[\s,.!]*)+/i;
const SELF =
  /^(?:i am|i['’]?m|i (?:work|live|come|teach|drive|was born|have been an?))\b[^.!?;:]{1,150}?(?:[.!;:]+\s+|, (?=(?:whats?|why|how|which|is|do|does|can)\b))/i;
const POINTS = /\b(?:it|its|that|this|they|them|those|these)\b/i;
const MOST = 4;

/** Whether a text points back before it names anything. */
const pointsBack = (text: string) => POINTS.test(text) && namedIn(text.split(POINTS)[0]!).length === 0;

/** The question without what somebody says of themselves before, unless it means that. */
export function withoutIntroduction(question: string): string {
  const rest = question.replace(GREETING, '').replace(SELF, '');
  const isMeant = namedIn(question.slice(0, question.length - rest.length)).length > 0 || pointsBack(rest);
  return isMeant || namedIn(rest).length + stemsOf(rest).length < 2 ? question : rest;
}

/** The questions within a question, if it has several or is told among other things; "why is it" names what was named before. */
export const partsOf = (question: string): string[] =>
  question
    .split(BEGINS)
    .filter(part => part !== question && ASKS.test(part) && stemsOf(part).length > 0)
    .slice(0, MOST)
    .map(part => {
      const [subject] = namedIn(question.slice(0, question.indexOf(part)));
      return subject && pointsBack(part) ? part.replace(POINTS, subject.term) : part;
    });
