import type { EducationLevel } from '@site/contracts';
import type { GlossaryTerm } from '@site/curriculum/glossary';
import MiniSearch from 'minisearch';
import type { LinearModel } from '../learning/linearModel.ts';
import { createModuleLookup } from './moduleClassifier.ts';
import { termsIn } from './terms.ts';
import { passagesOf, WORKED_EXAMPLE, type Passage } from './passages.ts';
import { subjectWords } from './vocabulary.ts';
import { expand, indexTerm, stem, stemsOf, tokenize } from './words.ts';

/** A section that fits a question; the first of a list fits best. */
export interface Hit {
  passage: Passage;
  score: number;
}

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
const BOOST = { section: 3, terms: 3.5, title: 1.5, definitions: 1.2, lead: 1.3, text: 1 };
const ASKED_LEVEL = 1.8;
const EXAMPLE = 0.7;
const NAMED_TERM = 1.3;
const MOST = 20;
/** What a section of a lesson that the module classifier rules out keeps of its score. */
const RULED_OUT = 0.05;
/** How strongly the module classifier decides beside the search. */
const SHARPNESS = 1.5;

/** Builds the index; about 10 ms for the whole programme. */
export function createRetrieval(modules: LinearModel, passages: readonly Passage[] = passagesOf()): Retrieve {
  const lookup = createModuleLookup(modules);
  const byId = new Map(passages.map(passage => [passage.id, passage]));
  const index = buildIndex(passages);
  const weight = inverseFrequency(passages);
  const subject = subjectOf(passages);
  return (question, level) => {
    const named = new Set(stemsOf(question));
    const terms = termsIn(question);
    const probability = lookup(question);
    const found = index.search(expand(question), {
      boost: BOOST,
      combineWith: 'OR',
      prefix: term => term.length > 5,
      fuzzy: term => (term.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
      boostDocument: id => {
        const passage = byId.get(String(id))!;
        return preference(passage, level, question, named) * (RULED_OUT + probability(passage)) ** SHARPNESS;
      },
    });
    const hits = found.slice(0, MOST).map(({ id, score }) => ({ passage: byId.get(String(id))!, score }));
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

function buildIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: indexTerm,
  });
  index.addAll(
    passages.map(({ id, section, title, text, terms }) => ({
      id,
      section,
      title,
      text,
      lead: text.split('. ', 1)[0]!,
      terms: terms.map(({ term }) => term).join(' '),
      definitions: terms.map(({ definition }) => definition).join(' '),
    })),
  );
  return index;
}

function preference(
  passage: Passage,
  level: EducationLevel,
  question: string,
  named: ReadonlySet<string>,
): number {
  const asksForNumbers = /\b(example|calculat|comput|numbers?|\d)/i.test(question);
  const example = passage.sectionId === WORKED_EXAMPLE && !asksForNumbers ? EXAMPLE : 1;
  const term = passage.terms.some(({ term }) => stemsOf(term).every(word => named.has(word)))
    ? NAMED_TERM
    : 1;
  return (passage.level === level ? ASKED_LEVEL : 1) * example * term;
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
