import MiniSearch from 'minisearch';
import type { Passage } from './passages.ts';
import { expand, indexTerm, tokenize } from './words.ts';

/** A section that fits a question; the first of a list fits best. */
export interface Hit {
  passage: Passage;
  score: number;
}

/** The passages that share words with a question, best first. */
export type Search = (question: string) => Hit[];

// Measured by `npm run bench -- tutor` on authors that were left out.
const BOOST = { section: 3, names: 3.5, title: 1.5, lead: 1.3, text: 1 };
const MOST_HITS = 20;
/** Distinct terms of a question that are looked up; no example has as many. */
const MOST_TERMS = 40;

/** Distinct terms of a question for which similar ones are looked up, which costs most. */
const MOST_SIMILAR = 8;

// Neither for short words nor for strings that are no word.
const hasSimilar = (term: string): boolean => term.length > 5 && term.length <= 20;

/** Builds the index; about 10 ms for the whole programme. The work of a search is bounded whatever the question repeats. */
export function createSearch(passages: readonly Passage[]): Search {
  const byId = new Map(passages.map(passage => [passage.id, passage]));
  const index = buildIndex(passages);
  return question => {
    const counts = countTerms(expand(question));
    const similar = new Set([...counts.keys()].filter(hasSimilar).slice(0, MOST_SIMILAR));
    const found = index.search(question, {
      tokenize: () => [...counts.keys()],
      processTerm: term => term,
      boostTerm: term => counts.get(term)!,
      boost: BOOST,
      combineWith: 'OR',
      prefix: term => similar.has(term),
      fuzzy: term => similar.has(term) && 0.2,
      weights: { fuzzy: 0.3, prefix: 0.4 },
    });
    return found.slice(0, MOST_HITS).map(({ id, score }) => ({ passage: byId.get(String(id))!, score }));
  };
}

// Looking a term up once and weighing it by its count scores like looking it up each time.
function countTerms(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of tokenize(text)) {
    const term = indexTerm(word);
    if (!term || (counts.size >= MOST_TERMS && !counts.has(term))) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function buildIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: indexTerm,
  });
  index.addAll(
    passages.map(({ id, kind, section, title, text, names }) => ({
      id,
      section,
      // A term's lesson may be about something wider.
      title: kind === 'term' ? '' : title,
      text,
      lead: text.split('. ', 1)[0]!,
      names: names.join(' '),
    })),
  );
  return index;
}
