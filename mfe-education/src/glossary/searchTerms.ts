interface Searchable {
  term: string;
  definition: string;
}

/** The terms that contain every word of the query; matches in the term itself come first. */
export function searchTerms<T extends Searchable>(terms: readonly T[], query: string): readonly T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const contains = (text: string) => words.every(word => text.toLowerCase().includes(word));
  const byTerm = terms.filter(({ term }) => contains(term));
  const byText = terms.filter(({ term, definition }) => !contains(term) && contains(`${term} ${definition}`));
  return [...byTerm, ...byText];
}
