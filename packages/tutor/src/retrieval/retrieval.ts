import type { LinearModel } from '../learning/linearModel.ts';
import { createPassageLookup } from './passageClassifier.ts';
import { NONE, passagesOf, type Passage } from './passages.ts';
import { createSearch, type Hit } from './search.ts';
import { isNamed, namedIn, type NamedTerm } from './terms.ts';
import { stemsOf } from './words.ts';

export interface Findings {
  /** The best first. */
  hits: Hit[];
  /** The best, and a second where the question is about two subjects. */
  answers: readonly Passage[];
  /** 0–1: how probable it is that one of the best three passages answers. */
  confidence: number;
  /** Whether the best passage is about a term that the question names, or is the site's own. */
  isNamed: boolean;
  /** The terms of the glossary that the question names, the longest first. */
  terms: readonly NamedTerm[];
}

/** Looks passages up for a question. */
export type Retrieve = (question: string) => Findings;

// Measured by `npm run bench -- tutor` on authors that were left out.
// Not the lot that is traded.
const MANY = /(?<!\b(?:is|of|what's|one) )\ba lot\b/gi;
const MOST_HITS = 20;
/** So many passages may say much the same: a term, its section, its example. */
const ALIKE = 3;
const NAME_WORDS = 2;
/** A named term counts for nothing where it is so probable that no passage answers. */
const ELSEWHERE = 0.5;
/** Below this the classifier's probabilities are noise. */
const NOISE = 0.001;
/** What the best of the word search is worth beside the classifier's logarithm, and an open lesson. */
const WEIGHTS = { search: 1, open: 0.05 };

/** Builds the index; some 20 ms for the whole programme. */
export function createRetrieval(model: LinearModel, passages: readonly Passage[] = passagesOf()): Retrieve {
  const lookup = createPassageLookup(model);
  const search = createSearch(passages);
  return asked => {
    const question = asked.replace(MANY, 'much');
    const terms = namedIn(question);
    const probability = lookup(question);
    // A question that is little more than a name is about what it names, but "wheat spreads" are no spread of the lessons.
    const named = probability(NONE) > ELSEWHERE ? 0 : stemsOf(question).length <= NAME_WORDS ? 3 : 1;
    const found = search(question);
    const scores = new Map(found.map(({ passage, score }) => [passage.id, score / found[0]!.score]));
    const hits = passages.map(passage => ({
      passage,
      score:
        Math.log(probability(passage.id) + NOISE) +
        WEIGHTS.search * (scores.get(passage.id) ?? 0) +
        named * bonusOf(passage, question, terms) +
        (passage.isLocked ? 0 : WEIGHTS.open),
    }));
    hits.sort((one, other) => other.score - one.score);
    const weigh = (some: readonly Hit[]) => some.reduce((total, { score }) => total + Math.exp(score), 0);
    const all = weigh(hits.slice(0, MOST_HITS)) + probability(NONE);
    return {
      hits: hits.slice(0, MOST_HITS),
      answers: answersOf(question, hits, terms),
      confidence: weigh(hits.slice(0, ALIKE)) / all,
      isNamed: isAbout(hits[0]!.passage, question, terms),
      terms,
    };
  };
}

const isAbout = (passage: Passage, question: string, terms: readonly NamedTerm[]): boolean =>
  passage.kind === 'site' || bonusOf(passage, question, terms) > 0;

// A term's own entry, or a passage of the lessons that explain it.
const bonusOf = (
  { id, kind, level, module, names }: Passage,
  question: string,
  terms: readonly NamedTerm[],
): number =>
  Math.max(
    kind === 'section' && names.some(name => isNamed(name, question)) ? 1 : 0,
    ...terms.map(({ entry }) => {
      if (id === `glossary/${entry.id}`) return 1;
      const at = entry.lessons.findIndex(lesson => lesson.level === level && lesson.module === module);
      if (kind === 'term' || kind === 'site' || at < 0) return 0;
      return at === 0 ? 1 : 0.5;
    }),
  );

const VERSUS = /\b(?:vs?|versus|differen\w+|compar\w+|between|or)\b/i;
const TOGETHER = /\band\b/i;
/** How near another passage must come to the best: to be added to it, and to stand instead of a short definition. */
const NEAR = { added: 2.5, unnamed: 0.7, fuller: 1 };

// A section says more than the term's own entry; one that speaks of both subjects answers alone.
function answersOf(question: string, hits: readonly Hit[], terms: readonly NamedTerm[]): Passage[] {
  const near = (limit: number, holds: (passage: Passage) => boolean) =>
    hits.slice(1).find(({ passage, score }) => hits[0]!.score - score < limit && holds(passage))?.passage;
  const [{ passage: first }] = hits as [Hit];
  if (first.kind === 'site') return [first];
  const own = terms.find(({ entry }) => first.id === `glossary/${entry.id}`);
  const fuller = own && near(NEAR.fuller, passage => passage.kind === 'section' && speaksOf(passage, own));
  const best = fuller ?? first;
  if (!VERSUS.test(question) && !(TOGETHER.test(question) && terms.length > 1)) return [best];
  const missing = terms.filter(term => !speaksOf(best, term));
  const second =
    terms.length > 1
      ? near(NEAR.added, passage => missing.some(term => speaksOf(passage, term)))
      : near(NEAR.unnamed, ({ id, kind }) => id !== best.id && kind === best.kind);
  return second && second.id !== best.id ? [best, second] : [best];
}

// A definition may name another term, but is not about it.
const speaksOf = (
  { id, kind, section, text }: Passage,
  { entry: { id: own, term, aliases } }: NamedTerm,
): boolean =>
  kind === 'term'
    ? id === `glossary/${own}`
    : [term, ...aliases].some(name => isNamed(name, `${section} ${text}`));
