import type { Level } from '../reply.ts';
import type { GlossaryTerm } from '@site/curriculum/glossary';
import type { LinearModel } from '../learning/linearModel.ts';
import { createModuleLookup } from './moduleClassifier.ts';
import { termsIn } from './terms.ts';
import { passagesOf, WORKED_EXAMPLE, type Passage } from './passages.ts';
import { createSearch, type Hit } from './search.ts';
import { expand, stemsOf } from './words.ts';

export interface Findings {
  hits: Hit[];
  /** 0–1: how much of what the question asks about the best section speaks of. */
  coverage: number;
  /** 0–1: how sure the module classifier is of the best section's lesson. */
  confidence: number;
  /** The terms of the glossary that the question names. */
  terms: readonly GlossaryTerm[];
}

/** Looks sections up for a question, with a preference for the asked level. */
export type Retrieve = (question: string, level: Level) => Findings;

// Measured by `npm run bench -- tutor` on authors that were left out.
const ASKED_LEVEL = 1.8;
const EXAMPLE = 0.7;
const NAMED_TERM = 1.3;
/** What a section of a lesson that the module classifier rules out keeps of its score. */
const RULED_OUT = 0.05;
/** How strongly the module classifier decides beside the search. */
const SHARPNESS = 2.5;

/** Builds the index; about 10 ms for the whole programme. */
export function createRetrieval(modules: LinearModel, passages: readonly Passage[] = passagesOf()): Retrieve {
  const lookup = createModuleLookup(modules);
  const search = createSearch(passages);
  const coverage = createCoverage(passages);
  return (question, level) => {
    const terms = termsIn(question);
    const probability = lookup(question);
    const prefer = preference(level, question);
    const hits = search(
      question,
      passage => prefer(passage) * (RULED_OUT + probability(passage)) ** SHARPNESS,
    );
    if (hits.length === 0) hits.push(...startOf(passages, level, terms[0]));
    const best = hits[0]!.passage;
    return {
      hits,
      coverage: coverage(question, best, terms),
      confidence: probability(best),
      terms,
    };
  };
}

function preference(level: Level, question: string) {
  const named = new Set(stemsOf(question));
  const asksForNumbers = /\b(example|calculat|comput|numbers?|\d)/i.test(question);
  return (passage: Passage): number => {
    const example = passage.sectionId === WORKED_EXAMPLE && !asksForNumbers ? EXAMPLE : 1;
    const names = passage.terms.some(({ term }) => stemsOf(term).every(word => named.has(word)));
    return (passage.level === level ? ASKED_LEVEL : 1) * example * (names ? NAMED_TERM : 1);
  };
}

/** How much of what a question asks about a section speaks of, rare words first. The words of sections are read once. */
function createCoverage(passages: readonly Passage[]) {
  const said = new Map(passages.map(passage => [passage, wordsOf(passage)]));
  const counts = new Map<string, number>();
  for (const words of said.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + passages.length / (counts.get(word) ?? 0.5)), 0);
  return (question: string, passage: Passage, terms: readonly GlossaryTerm[]): number => {
    const defined = new Set(terms.flatMap(({ term, definition }) => stemsOf(`${term} ${definition}`)));
    const isKnown = (word: string) => said.get(passage)!.has(word) || defined.has(word);
    const covered = weigh(stemsOf(expand(question)).filter(isKnown));
    return Math.min(1, covered / (weigh(stemsOf(question)) || 1));
  };
}

const wordsOf = ({ title, section, text, terms }: Passage): ReadonlySet<string> =>
  new Set(
    stemsOf([title, section, text, ...terms.flatMap(({ term, definition }) => [term, definition])].join(' ')),
  );

// Where nothing is found at all, the lesson of a term that is named; else a level's first sections are as close as any.
function startOf(passages: readonly Passage[], asked: Level, named: GlossaryTerm | undefined): Hit[] {
  const lesson = named?.lessons[0];
  return passages
    .filter(({ level, module }) =>
      lesson ? level === lesson.level && module === lesson.module : level === asked,
    )
    .slice(0, 3)
    .map(passage => ({ passage, score: 0 }));
}
