import { wordsOf } from '../learning/features.ts';

const CLAUSE_END =
  /(?<=[.!?;:…,])\s|\s[-–—]\s|\s(?=(?:and|but|so|or|because|then|if|cuz|n|also|given|considering)\s)/;
const MOST_PARTS = 400;
/** A part with fewer words joins the next one. */
const CLAUSE_WORDS = 3;

/** The words of each clause of a normalized text. */
export function clausesOf(text: string): string[][] {
  const clauses: string[][] = [];
  for (const part of text.split(CLAUSE_END, MOST_PARTS)) {
    const words = wordsOf(part);
    const last = clauses.at(-1);
    if (last && last.length < CLAUSE_WORDS) last.push(...words);
    else if (words.length > 0) clauses.push(words);
  }
  return clauses;
}
