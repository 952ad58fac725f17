interface Searchable {
  term: string;
  definition: string;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\p{Dash}]+/gu, '');

/**
 * The terms that contain every word of the query, whatever its case, spaces and hyphens; matches in the term itself
 * come first.
 */
export function searchTerms<T extends Searchable>(terms: readonly T[], query: string): readonly T[] {
  const words = query.split(/\s+/).map(plain).filter(Boolean);
  const contains = (text: string) => words.every(word => plain(text).includes(word));
  const byTerm = terms.filter(({ term }) => contains(term));
  const byText = terms.filter(({ term, definition }) => !contains(term) && contains(`${term} ${definition}`));
  return [...byTerm, ...byText];
}
