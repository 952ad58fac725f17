import { stopWords } from './vocabulary.ts';

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/sses$/, 'ss'],
  [/ies$/, 'y'],
  [/(?<=[a-z]{3})(ings?|ers?|ed|ors?)$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/(?<=[a-z]{3})([bdgmnprt])\1$/, '$1'],
];

/** A word without its common endings: "trading", "traders" and "trade" meet. Light on purpose: it need not be a word. */
export const stem = (word: string): string =>
  ENDINGS.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), word);

/** The words of a text in lower case, hyphens parted: "stop-loss" meets "stop loss". */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[a-z]+\d*|\d+(?:\.\d+)?/g) ?? [];

/** The stem under which a word is indexed; null for a stop word. */
export const indexTerm = (word: string): string | null => (stopWords.has(word) ? null : stem(word));

/** The stems that carry a question, each once. */
export const stemsOf = (text: string): string[] => [
  ...new Set([...new Set(tokenize(text))].flatMap(word => indexTerm(word) ?? [])),
];
