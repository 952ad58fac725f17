import type { LinearModel } from '../learning/linearModel.ts';
import { createPassageLookup } from './passageClassifier.ts';
import { NONE, passagesOf, type Passage } from './passages.ts';
import { createSearch, type Hit } from './search.ts';
import { isNamed, namedIn, type NamedTerm } from './terms.ts';
import { expand, stemsOf } from './words.ts';

export interface Findings {
  /** The best first. */
  hits: Hit[];
  /** The best, and a second where the question is about two subjects. */
  answers: readonly Passage[];
  /** 0–1: how probable it is that the best passage answers. */
  confidence: number;
  /** 0–1: how much of what the question asks about the best passage speaks of. */
  coverage: number;
  /** The terms of the glossary that the question names, the longest first. */
  terms: readonly NamedTerm[];
}

/** Looks passages up for a question. */
export type Retrieve = (question: string) => Findings;

// Measured by `npm run bench -- tutor` on authors that were left out.
const MOST_HITS = 20;
/** Below this the classifier's probabilities are noise. */
const NOISE = 0.001;
/** What the best of the word search is worth beside the classifier's logarithm, and a named term to passages of its lesson. */
const WEIGHTS = { search: 1, term: 1, open: 0.05 };

/** Builds the index; some 20 ms for the whole programme. */
export function createRetrieval(model: LinearModel, passages: readonly Passage[] = passagesOf()): Retrieve {
  const lookup = createPassageLookup(model);
  const search = createSearch(passages);
  const coverage = createCoverage(passages);
  return question => {
    const terms = namedIn(question);
    const probability = lookup(question);
    const found = search(question);
    const scores = new Map(found.map(({ passage, score }) => [passage.id, score / found[0]!.score]));
    const hits = passages.map(passage => ({
      passage,
      score:
        Math.log(probability(passage.id) + NOISE) +
        WEIGHTS.search * (scores.get(passage.id) ?? 0) +
        WEIGHTS.term * bonusOf(passage, terms) +
        (passage.isLocked ? 0 : WEIGHTS.open),
    }));
    hits.sort((one, other) => other.score - one.score);
    const best = hits[0]!;
    const sum = hits.reduce((total, { score }) => total + Math.exp(score), probability(NONE));
    return {
      hits: hits.slice(0, MOST_HITS),
      answers: answersOf(question, hits, terms),
      confidence: Math.exp(best.score) / sum,
      coverage: coverage(question, best.passage),
      terms,
    };
  };
}

// A term's own entry, or a passage of the lessons that explain it.
const bonusOf = ({ id, kind, level, module }: Passage, terms: readonly NamedTerm[]): number =>
  Math.max(
    0,
    ...terms.map(({ entry }) => {
      if (id === `glossary/${entry.id}`) return 1;
      const at = entry.lessons.findIndex(lesson => lesson.level === level && lesson.module === module);
      if (kind === 'term' || kind === 'site' || at < 0) return 0;
      return at === 0 ? 1 : 0.5;
    }),
  );

const TWO_SUBJECTS = /\b(?:vs?|versus|and|or|differen\w+|compar\w+|between|from|than)\b/i;
/** How near the second of two subjects must come to the first. */
const NEAR = 1;

// A passage that names both terms answers alone.
function answersOf(
  question: string,
  [best, ...others]: readonly Hit[],
  terms: readonly NamedTerm[],
): Passage[] {
  const { passage, score } = best!;
  if (passage.kind === 'site' || !TWO_SUBJECTS.test(question)) return [passage];
  const missing = terms.filter(term => !speaksOf(passage, term));
  const about = others.find(
    other =>
      other.passage.kind !== 'site' &&
      (terms.length > 1 ? missing.some(term => speaksOf(other.passage, term)) : score - other.score < NEAR),
  );
  return about && (terms.length > 1 || about.passage.kind === passage.kind)
    ? [passage, about.passage]
    : [passage];
}

// A definition may name another term, but is not about it.
const speaksOf = (
  { id, kind, section, text }: Passage,
  { entry: { id: own, term, aliases } }: NamedTerm,
): boolean =>
  kind === 'term'
    ? id === `glossary/${own}`
    : [term, ...aliases].some(name => isNamed(name, `${section} ${text}`));

/** How much of what a question asks about a passage speaks of, rare words first. The words of passages are read once. */
function createCoverage(passages: readonly Passage[]) {
  const said = new Map(passages.map(passage => [passage, wordsOf(passage)]));
  const counts = new Map<string, number>();
  for (const words of said.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + passages.length / (counts.get(word) ?? 0.5)), 0);
  return (question: string, passage: Passage): number => {
    const covered = weigh(stemsOf(expand(question)).filter(word => said.get(passage)!.has(word)));
    return Math.min(1, covered / (weigh(stemsOf(question)) || 1));
  };
}

const wordsOf = ({ title, section, text, names }: Passage): ReadonlySet<string> =>
  new Set(stemsOf([title, section, text, ...names].join(' ')));
