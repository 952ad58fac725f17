import type { GlossaryTerm } from '@site/curriculum/glossary';
import type { LinearModel } from '../learning/linearModel.ts';
import { answers, type Answer } from './answers.ts';
import { partsOf } from './parts.ts';
import { passagesOf, type Passage } from './passages.ts';
import { createSimilarity } from './similarity.ts';
import { createSubjectLookup, subjectOfAnswer, type AskedExample } from './subjectClassifier.ts';
import { namedIn } from './terms.ts';
import { indexTerm, onceForEachWord, stemsOf, tokenize } from './words.ts';

/** An answer with the passages where a learner reads on; one about the site has none. */
export interface Hit {
  answer: Answer;
  passages: readonly Passage[];
  score: number;
}

export interface Findings {
  /** The best first. */
  hits: readonly Hit[];
  /** What is shown: the best, and a second that fits nearly as well or answers what the best leaves open. */
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

// Not the lot that is traded.
const MANY = /(?<!\b(?:is|of|what's|one) )\ba lot\b/gi;
const MOST_HITS = 20;
// Measured by `npm run bench -- tutor` on authors that were left out.
/** Below this the classifier's probabilities are noise. */
const NOISE = 0.001;
/** What counts for an answer: the classifier's logarithm, likeness to its questions and to its text, the words that they cover. */
const WEIGHTS = { subject: 0.7, asked: 8, said: 5, covered: 10 };
/** A passage that is cited second tells less. */
const SECOND = 0.7;
/** How much an answer's questions that are most alike count. */
const ALIKE = [1, 0.15, 0.5];
/** What a question loses whose words stand in no answer and no example. */
const UNKNOWN = 6;
/** A question that may ask for two things. */
const SEVERAL = /\b(?:and|or|versus|vs|difference)\b|\?.+\?/i;
/** A second answer whose score is so near is shown, too. */
const NEAR = { one: 1, several: 5 };
/** How much the best fitting part of a question counts beside the whole, and how sure a part alone can make. */
const PART = { weight: 0.2, fit: 5.5 };
/** What a second answer gains by fitting a part better than the first does. */
const OPEN = 0.3;
/** What it loses if its text is so much like the first. */
const SAME = { from: 0.2, weight: 10 };
/** Replies to who only tells something; a question in a story is a question first. */
const SMALL_TALK: ReadonlySet<string> = new Set(['site/remark', 'site/lesson-feedback']);
const SMALL_TALK_LESS = 6;

/** Whether an answer is about the site, not about trading. */
export const isOfSite = ({ id }: Answer): boolean => id.startsWith('site/');

/**
 * Builds the index, in some tenths of a second.
 * @param examples questions with the answers to them, beside the answers' own
 */
export function createRetrieval(model: LinearModel, examples: readonly AskedExample[]): Retrieve {
  const passages = new Map(passagesOf().map(passage => [passage.id, passage]));
  const cited = answers.map(({ cites }) => cites.flatMap(cite => passages.get(cite) ?? []));
  const places = new Map(answers.map(({ id }, place) => [id, place]));
  const wordings = [
    ...examples.flatMap(({ question, ids }) =>
      ids.flatMap(id => (places.has(id) ? { question, place: places.get(id)! } : [])),
    ),
    ...answers.flatMap(({ questions }, place) => questions.map(question => ({ question, place }))),
  ];
  const likeAsked = createSimilarity(
    wordings.map(({ question }) => question),
    'likeness',
  );
  const likeSaid = createSimilarity(
    answers.map(({ questions: [first], text }) => `${first} ${text}`),
    'likeness',
  );
  const texts = answers.map(({ text }) => [text]);
  for (const { question, place } of wordings) texts[place]!.push(question);
  const coveredBy = createSimilarity(
    texts.map(each => each.join(' ')),
    'coverage',
  );
  const known = new Set(
    texts
      .flat()
      .flatMap(tokenize)
      .flatMap(onceForEachWord(word => indexTerm(word) ?? [])),
  );
  const lookup = createSubjectLookup(model);

  /** The scores of all answers, in their order. */
  function scoresOf(question: string): Float64Array {
    const probability = lookup(question);
    const asked = bestOf(likeAsked(question));
    const said = likeSaid(question);
    const covered = coveredBy(question);
    const about = (answer: Answer) =>
      Math.max(
        probability(subjectOfAnswer(answer)),
        ...answer.cites.slice(1).map(cite => SECOND * probability(cite)),
      );
    return Float64Array.from(
      answers,
      (answer, place) =>
        (SMALL_TALK.has(answer.id) ? -SMALL_TALK_LESS : 0) +
        WEIGHTS.subject * Math.log(about(answer) + NOISE) +
        WEIGHTS.asked * asked[place]! +
        WEIGHTS.said * said[place]! +
        WEIGHTS.covered * covered[place]!,
    );
  }

  function bestOf(likeness: Float64Array): Float64Array {
    const best = ALIKE.map(() => new Float64Array(answers.length));
    for (const [index, { place }] of wordings.entries()) {
      let value = likeness[index]!;
      for (const rank of best) {
        if (value > rank[place]!) [value, rank[place]] = [rank[place]!, value];
      }
    }
    return best[0]!.map((_, place) => best.reduce((sum, rank, at) => sum + ALIKE[at]! * rank[place]!, 0));
  }

  const hitOf = (place: number, scores: Float64Array): Hit => {
    return { answer: answers[place]!, passages: cited[place]!, score: scores[place]! };
  };
  const unknownIn = (stems: readonly string[]) =>
    stems.filter(each => !known.has(each)).length / Math.max(1, stems.length);

  return asked => {
    const question = asked.replace(MANY, 'much');
    const texts = [question, ...partsOf(question)];
    const parts = texts.map(scoresOf);
    const scores = parts[0]!.map(
      (score, place) =>
        (1 - PART.weight) * score + PART.weight * Math.max(...parts.map(part => part[place]!)),
    );
    const ranked = [...answers.keys()].sort((one, other) => scores[other]! - scores[one]!);
    const first = ranked[0]!;
    const alike = likeSaid(answers[first]!.text);
    const value = (place: number) =>
      scores[place]! +
      OPEN * Math.max(...parts.map(part => part[place]! - part[first]!), 0) -
      SAME.weight * Math.max(0, alike[place]! - SAME.from);
    const [second] = ranked.slice(1, MOST_HITS).sort((one, other) => value(other) - value(one)) as [number];
    const near = SEVERAL.test(question) || parts.length > 2 ? NEAR.several : NEAR.one;
    const shown = scores[first]! - value(second) < near ? [first, second] : [first];
    const fits = parts.map((part, index) => part[first]! - UNKNOWN * unknownIn(stemsOf(texts[index]!)));
    return {
      hits: ranked.slice(0, MOST_HITS).map(place => hitOf(place, scores)),
      answers: shown.map(place => hitOf(place, scores)),
      score: Math.max(fits[0]!, Math.min(PART.fit, Math.max(...fits))),
      whole: fits[0]!,
      terms: namedIn(question),
    };
  };
}
