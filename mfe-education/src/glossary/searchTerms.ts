import { isOneTypoAway } from '@site/validation';
import { levels } from '@site/curriculum';

interface Searchable {
  term: string;
  definition: string;
  /** For instance `beginner-2`, the one that teaches it first. */
  lessons: readonly string[];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\p{Dash}]+/gu, '');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Shorter words are too close to too many others. */
const SHORTEST_TYPO = 4;

type Match = (found: Searchable, query: string, words: readonly string[]) => boolean;

const eachBeginsAWordOf = (text: string, words: readonly string[]) =>
  words.every(word => wordsOf(text).some(one => one.startsWith(word)));

/** The best kind of match first. */
const kinds: readonly Match[] = [
  ({ term }, query) => plain(term) === query,
  ({ term }, query) => plain(term).startsWith(query),
  ({ term }, _, words) => eachBeginsAWordOf(term, words),
  ({ term }, _, words) => words.every(word => plain(term).includes(word)),
  ({ term, definition }, _, words) => eachBeginsAWordOf(`${term} ${definition}`, words),
  ({ term, definition }, _, words) => words.every(word => plain(`${term} ${definition}`).includes(word)),
];

const isMistyped: Match = ({ term }, query, words) => {
  const isNear = (typed: string, meant: string) =>
    typed === meant || (typed.length >= SHORTEST_TYPO && isOneTypoAway(typed, meant));
  return isNear(query, plain(term)) || words.every(word => wordsOf(term).some(one => isNear(word, one)));
};

const levelIds: readonly string[] = levels.map(({ id }) => id);

/** Where in the programme a term comes first: beginners look for the terms of the first lessons. */
function placeOf({ lessons: [first = ''] }: Searchable) {
  const [level = '', module] = first.split('-');
  return levelIds.indexOf(level) * 10 + Number(module);
}

/**
 * The terms that match every word of the query, whatever its case, spaces and hyphens: the best kind of match first,
 * then in the order of the lessons. Where none does, the terms that are one mistyped letter away.
 */
export function searchTerms<T extends Searchable>(terms: readonly T[], typed: string) {
  const query = plain(typed);
  const words = typed.split(/\s+/).map(plain).filter(Boolean);
  if (!query) return { terms, similar: false };
  const found = kinds.map((): T[] => []);
  for (const term of terms) found[kinds.findIndex(matches => matches(term, query, words))]?.push(term);
  const sorted = found.flatMap(kind => kind.sort((one, other) => placeOf(one) - placeOf(other)));
  if (sorted.length > 0) return { terms: sorted, similar: false };
  return { terms: terms.filter(term => isMistyped(term, query, words)), similar: true };
}
