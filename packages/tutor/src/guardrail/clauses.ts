import { hashesOf, wordsOf, type TextParts } from '../learning/hashes.ts';
import type { Features, Vocabulary } from '../learning/vocabulary.ts';

const CLAUSE_END =
  /(?<=[.!?;:…,])\s|\s[-–—]\s|\s(?=(?:and|but|so|or|because|then|if|cuz|n|also|given|considering)\s)/;
/** A part with fewer words joins the next one. */
const CLAUSE_WORDS = 3;

/** A text of which each word is hashed once, and how many words each clause has. */
export interface ClausedText {
  parts: TextParts;
  lengths: readonly number[];
}

/** Parts a normalized text into clauses, in time linear in its length. */
export function parseClauses(text: string): ClausedText {
  const clauses: string[][] = [];
  for (const part of text.split(CLAUSE_END)) {
    const words = wordsOf(part);
    const last = clauses.at(-1);
    if (last && last.length < CLAUSE_WORDS) last.push(...words);
    else if (words.length > 0) clauses.push(words);
  }
  return { parts: hashesOf(clauses), lengths: clauses.map(({ length }) => length) };
}

/** The features of a text. Its last clause counts more than the others: what a message wants is often said last. */
export function featuresOf({ parts, lengths }: ClausedText, vocabulary: Vocabulary): Features {
  const words = parts.firstRuns.length - 1;
  return vocabulary.featuresOf(vocabulary.place(parts), 0, words, words - (lengths.at(-1) ?? 0));
}

/** The features of each clause of a text. */
export function featuresOfClauses({ parts, lengths }: ClausedText, vocabulary: Vocabulary): Features[] {
  const placed = vocabulary.place(parts);
  let to = 0;
  return lengths.map(length => {
    const from = to;
    to += length;
    return vocabulary.featuresOf(placed, from, to, from);
  });
}

/** So many words are read at a time, and those so many words later: a hint may stand among much else. */
const WINDOW = { size: 8, step: 2 };

/** The features of each few words in a row of a text, in time linear in its length. */
export function featuresOfWindows({ parts }: ClausedText, vocabulary: Vocabulary): Features[] {
  const placed = vocabulary.place(parts);
  const words = parts.firstRuns.length - 1;
  const count = 1 + Math.max(0, Math.ceil((words - WINDOW.size) / WINDOW.step));
  return Array.from({ length: count }, (_, index) => {
    const from = index * WINDOW.step;
    return vocabulary.featuresOf(placed, from, Math.min(words, from + WINDOW.size), from);
  });
}
