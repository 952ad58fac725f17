import type { EducationLevel } from '@site/contracts';
import type { GlossaryTerm } from '@site/curriculum/glossary';
import type { LinearModel } from '../learning/linearModel.ts';
import { createModuleLookup } from './moduleClassifier.ts';
import { termsIn } from './terms.ts';
import { passagesOf, WORKED_EXAMPLE, type Passage } from './passages.ts';
import { createSearch, type Hit } from './search.ts';
import { subjectWords } from './vocabulary.ts';
import { expand, stem, stemsOf } from './words.ts';

export interface Findings {
  hits: Hit[];
  /** 0–1: how much of what the question asks about the best section speaks of. */
  coverage: number;
  /** 0–1: how sure the module classifier is of the best section's lesson. */
  confidence: number;
  /** Whether a word of the question belongs to the subject at all. */
  onSubject: boolean;
  /** The terms of the glossary that the question names. */
  terms: readonly GlossaryTerm[];
}

/** Looks sections up for a question, with a preference for the asked level. */
export type Retrieve = (question: string, level: EducationLevel) => Findings;

// Measured by `npm run bench -- tutor` on authors that were left out.
const ASKED_LEVEL = 1.8;
const EXAMPLE = 0.7;
const NAMED_TERM = 1.3;
/** What a section of a lesson that the module classifier rules out keeps of its score. */
const RULED_OUT = 0.05;
/** How strongly the module classifier decides beside the search. */
const SHARPNESS = 1.5;

/** Builds the index; about 10 ms for the whole programme. */
export function createRetrieval(modules: LinearModel, passages: readonly Passage[] = passagesOf()): Retrieve {
  const lookup = createModuleLookup(modules);
  const search = createSearch(passages);
  const weight = inverseFrequency(passages);
  const subject = subjectOf(passages);
  return (question, level) => {
    const terms = termsIn(question);
    const probability = lookup(question);
    const prefer = preference(level, question);
    const hits = search(
      question,
      passage => prefer(passage) * (RULED_OUT + probability(passage)) ** SHARPNESS,
    );
    if (hits.length === 0) hits.push(...startOf(passages, level));
    return {
      hits,
      coverage: coverage(question, hits[0]?.passage, terms, weight),
      confidence: hits[0] ? probability(hits[0].passage) : 0,
      onSubject: terms.length > 0 || stemsOf(expand(question)).some(word => subject.has(word)),
      terms,
    };
  };
}

function preference(level: EducationLevel, question: string) {
  const named = new Set(stemsOf(question));
  const asksForNumbers = /\b(example|calculat|comput|numbers?|\d)/i.test(question);
  return (passage: Passage): number => {
    const example = passage.sectionId === WORKED_EXAMPLE && !asksForNumbers ? EXAMPLE : 1;
    const names = passage.terms.some(({ term }) => stemsOf(term).every(word => named.has(word)));
    return (passage.level === level ? ASKED_LEVEL : 1) * example * (names ? NAMED_TERM : 1);
  };
}

type Weight = (stem: string) => number;

function inverseFrequency(passages: readonly Passage[]): Weight {
  const counts = new Map<string, number>();
  for (const passage of passages)
    for (const word of wordsOf(passage)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return word => Math.log(1 + passages.length / (counts.get(word) ?? 0.5));
}

const wordsOf = ({ title, section, text, terms }: Passage): Set<string> =>
  new Set(
    stemsOf([title, section, text, ...terms.flatMap(({ term, definition }) => [term, definition])].join(' ')),
  );

function coverage(
  question: string,
  passage: Passage | undefined,
  terms: readonly GlossaryTerm[],
  weight: Weight,
): number {
  if (!passage) return 0;
  const defined = terms.flatMap(({ term, definition }) => stemsOf(`${term} ${definition}`));
  const known = new Set([...wordsOf(passage), ...defined]);
  const asked = stemsOf(question);
  const meant = stemsOf(expand(question)).filter(word => !asked.includes(word) && known.has(word));
  const total = asked.reduce((sum, word) => sum + weight(word), 0);
  const covered = [...asked.filter(word => known.has(word)), ...meant].reduce(
    (sum, word) => sum + weight(word),
    0,
  );
  return total === 0 ? 0 : Math.min(1, covered / total);
}

// What the lessons name in headings and terms belongs to the subject as well.
function subjectOf(passages: readonly Passage[]): ReadonlySet<string> {
  const terms = passages.flatMap(passage => passage.terms.map(({ term }) => term));
  return new Set([...subjectWords.split(' ').map(stem), ...stemsOf(terms.join(' '))]);
}

// Where nothing is found at all, a level's first sections are as close as any.
const startOf = (passages: readonly Passage[], level: EducationLevel): Hit[] =>
  passages
    .filter(passage => passage.level === level)
    .slice(0, 3)
    .map(passage => ({ passage, score: 0 }));
