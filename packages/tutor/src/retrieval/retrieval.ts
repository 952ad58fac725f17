import type { GlossaryTerm } from '@site/curriculum/glossary';
import type { LinearModel } from '../learning/linearModel.ts';
import { answers, type Answer } from './answers.ts';
import { partsOf, withoutIntroduction } from './parts.ts';
import { passagesOf, type Passage } from './passages.ts';
import { createSimilarity, indexTexts, type TextIndex } from './similarity.ts';
import { createSubjectLookup, placeOfSubject, type AskedExample } from './subjectClassifier.ts';
import { namedIn } from './terms.ts';
import { stemsOf, tokenize } from './words.ts';

/** An answer with the passages where a learner reads on; one about the site has none. */
export interface Hit {
  answer: Answer;
  passages: readonly Passage[];
  score: number;
}

export interface Findings {
  /** The best first. */
  hits: readonly Hit[];
  /** What is shown: the best, and up to two that fit nearly as well or answer what it leaves open. */
  answers: readonly Hit[];
  /** How well the best fits: below 3 it is right less often than not, above 9 nearly always. */
  score: number;
  /** The same for the whole question: who hints at danger may ask something, too. */
  whole: number;
  /** The terms of the glossary that the question names, the longest first. */
  terms: readonly GlossaryTerm[];
}

/** Looks answers up for a question. */
export type Retrieve = (question: string) => Findings;

// In Jest each look at `Math` costs more than the sum.
const { log, max } = Math;
// Not the lot that is traded.
const MANY = /(?<!\b(?:is|of|what's|one) )\ba lot\b/gi;
const MOST_HITS = 20;
/** What a larger share of the texts has tells hardly anything of likeness, and takes most of the time. */
const COMMON = 0.07;
// Measured by `npm run bench -- tutor` on authors that were left out.
/** Below this the classifier's probabilities are noise. */
const NOISE = 0.001;
/** What counts for an answer: the classifier's logarithm, likeness to its questions and to its text, the words that they cover. */
const WEIGHTS = { subject: 0.7, asked: 8, said: 5, covered: 10 };
/** A passage that is cited second tells less. */
const SECOND = 0.7;
/** How much an answer's questions that are most alike count. */
const ALIKE = [1, 0.15, 0.5] as const;
/** What a question loses whose words stand in no answer and no example. */
const UNKNOWN = 6;
/** A question that may ask for two things. */
const SEVERAL = /\b(?:and|or|versus|vs|difference)\b|\?.+\?/i;
/** A second answer whose score is so near is shown, too, and a third to several parts. */
const NEAR = { one: [0.5], several: [4], parts: [5, 3] };
/** How much the best fitting part of a question counts beside the whole, and how sure a part alone can make. */
const PART = { weight: 0.2, fit: 5.5 };
/** What a further answer gains by fitting a part better than those before it. */
const OPEN = 0.3;
/** What it loses if its text is so much like theirs. */
const SAME = { from: 0.2, weight: 10 };
/** Replies to who only tells something; a question in a story is a question first. */
const SMALL_TALK: ReadonlySet<string> = new Set(['site/remark', 'site/lesson-feedback']);
const SMALL_TALK_LESS = 6;

/** Whether an answer is about the site, not about trading. */
export const isOfSite = ({ id }: Answer): boolean => id.startsWith('site/');

/** What a question is compared with, made by the build. */
export interface RetrievalIndex {
  /** What is asked for the answers, one answer after the other, and how much for each. */
  asked: TextIndex;
  counts: Uint16Array;
  /** The answers with their own question, then with all questions. */
  said: TextIndex;
  covered: TextIndex;
  stems: readonly string[];
}

/** @param examples questions with the answers to them, beside the answers' own */
export function indexAnswers(examples: readonly AskedExample[]): RetrievalIndex {
  const places = new Map(answers.map(({ id }, place) => [id, place]));
  const wordings = answers.map(({ questions }) => questions.map(tokenize));
  for (const { question, ids } of examples) {
    for (const id of ids) wordings[places.get(id) ?? -1]?.push(tokenize(question));
  }
  const said = answers.map(({ text }) => tokenize(text));
  const texts = said.map((words, place) => [words, ...wordings[place]!].flat());
  return {
    asked: indexTexts(wordings.flat(), 'likeness', COMMON),
    counts: Uint16Array.from(wordings, ({ length }) => length),
    said: indexTexts(
      said.map((words, place) => [...(wordings[place]![0] ?? []), ...words]),
      'likeness',
      COMMON,
    ),
    covered: indexTexts(texts, 'coverage'),
    stems: stemsOf(texts.flat().join(' ')),
  };
}

/** @param model tells what a question is about */
export function createRetrieval(model: LinearModel, index: RetrievalIndex): Retrieve {
  const passages = new Map(passagesOf().map(passage => [passage.id, passage]));
  const cited = answers.map(({ cites }) => cites.flatMap(cite => passages.get(cite) ?? []));
  const likeAsked = createSimilarity(index.asked);
  const likeSaid = createSimilarity(index.said);
  const coveredBy = createSimilarity(index.covered);
  const known = new Set(index.stems);
  const lookup = createSubjectLookup(model);
  const subjects = answers.map(({ id, cites: [first = id, ...more] }) =>
    [first, ...more].map(placeOfSubject),
  );

  const handicaps = answers.map(({ id }) => (SMALL_TALK.has(id) ? SMALL_TALK_LESS : 0));

  /** The scores of all answers, in their order. */
  function scoresOf(question: string): Float64Array {
    const probabilities = lookup(question);
    const words = tokenize(question);
    const [asked, said, covered] = [bestOf(likeAsked(words)), likeSaid(words), coveredBy(words)];
    const scores = new Float64Array(answers.length);
    for (let place = 0; place < answers.length; place += 1) {
      let about = probabilities[subjects[place]![0]!]!;
      for (const other of subjects[place]!) about = max(about, SECOND * (probabilities[other] ?? 0));
      scores[place] =
        WEIGHTS.subject * log(about + NOISE) +
        WEIGHTS.asked * asked[place]! +
        WEIGHTS.said * said[place]! +
        WEIGHTS.covered * covered[place]! -
        handicaps[place]!;
    }
    return scores;
  }

  /** How alike the wordings of each answer are that are most alike. */
  function bestOf(likeness: Float32Array): Float64Array {
    const best = new Float64Array(answers.length);
    let at = 0;
    for (const [place, length] of index.counts.entries()) {
      let [first, second, third] = [0, 0, 0];
      for (const end = at + length; at < end; at += 1) {
        const value = likeness[at]!;
        if (value > first) [first, second, third] = [value, first, second];
        else if (value > second) [second, third] = [value, second];
        else if (value > third) third = value;
      }
      best[place] = ALIKE[0] * first + ALIKE[1] * second + ALIKE[2] * third;
    }
    return best;
  }

  const hitOf = (place: number, scores: Float64Array): Hit => {
    return { answer: answers[place]!, passages: cited[place]!, score: scores[place]! };
  };
  function fitOf(score: number, text: string): number {
    const stems = stemsOf(text);
    return score - (UNKNOWN * stems.filter(each => !known.has(each)).length) / max(1, stems.length);
  }

  return asked => {
    const whole = asked.replace(MANY, 'much');
    const question = withoutIntroduction(whole);
    const texts = [question, ...partsOf(question)];
    const parts = texts.map(scoresOf);
    const best = parts.reduce((one, other) => one.map((score, place) => max(score, other[place]!)));
    const scores = parts[0]!.map((score, place) => (1 - PART.weight) * score + PART.weight * best[place]!);
    const least = scores.toSorted().at(-MOST_HITS)!;
    const ranked = [...answers.keys()].filter(place => scores[place]! >= least);
    ranked.sort((one, other) => scores[other]! - scores[one]!);
    const first = ranked[0]!;
    const shown = [first];
    const alike: Float32Array[] = [];
    const value = (place: number) =>
      scores[place]! +
      OPEN * max(...parts.map(part => part[place]! - max(...shown.map(each => part[each]!))), 0) -
      SAME.weight * alike.reduce((sum, said) => sum + max(0, said[place]! - SAME.from), 0);
    for (const near of parts.length > 2 ? NEAR.parts : SEVERAL.test(question) ? NEAR.several : NEAR.one) {
      const isNear = (place: number) => !shown.includes(place) && scores[first]! - value(place) < near;
      if (!ranked.some(isNear)) break;
      alike.push(likeSaid(tokenize(answers[shown.at(-1)!]!.text)));
      const nearest = ranked.filter(isNear).sort((one, other) => value(other) - value(one));
      shown.push(...nearest.slice(0, 1));
    }
    const fits = parts.map((part, index) => fitOf(part[first]!, texts[index]!));
    return {
      hits: ranked.slice(0, MOST_HITS).map(place => hitOf(place, scores)),
      answers: shown.map(place => hitOf(place, scores)),
      score: max(fits[0]!, Math.min(PART.fit, max(...fits))),
      whole: question === whole ? fits[0]! : fitOf(scoresOf(whole)[first]!, whole),
      terms: namedIn(question),
    };
  };
}
