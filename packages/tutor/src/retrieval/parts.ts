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
const MOST = 4;

/** The questions within a question, if it has several or is told among other things. */
export const partsOf = (question: string): string[] =>
  question
    .split(BEGINS)
    .filter(part => part !== question && ASKS.test(part) && stemsOf(part).length > 0)
    .slice(0, MOST);
