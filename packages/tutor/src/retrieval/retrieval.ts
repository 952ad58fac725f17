import type { LinearModel } from '../learning/linearModel.ts';
import { answers, type Answer } from './answers.ts';
import { definitionsAsked } from './definitions.ts';
import { passagesOf, type Passage } from './passages.ts';
import { createSimilarity } from './similarity.ts';
import { createSubjectLookup, subjectOfAnswer, type AskedExample } from './subjectClassifier.ts';
import { namedIn, type NamedTerm } from './terms.ts';
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
  /** What is shown: the best, beside the term that is asked for, or a second that fits nearly as well. */
  answers: readonly Hit[];
  /** How well the best fits: below 3 it is right less often than not, above 9 nearly always. */
  score: number;
  /** The terms of the glossary that the question names, the longest first. */
  terms: readonly NamedTerm[];
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
/** A second answer whose score is so near is shown, too; the meaning of the term that is asked for first. */
const NEAR = { one: 1, several: 5, definition: 7 };
/** Replies to who only tells something; a question in a story is a question first. */
const SMALL_TALK: ReadonlySet<string> = new Set(['site/remark', 'site/lesson-feedback']);
const SMALL_TALK_LESS = 6;

/** Whether an answer is about the site, not about trading. */
export const isOfSite = ({ id }: Answer): boolean => id.startsWith('site/');

const indexes = new WeakMap<LinearModel, Retrieve>();

/** The index of what a model and its examples know, built once in a process. */
export function retrievalOf(model: LinearModel, examples: readonly AskedExample[]): Retrieve {
  const retrieve = indexes.get(model) ?? createRetrieval(model, examples);
  indexes.set(model, retrieve);
  return retrieve;
}

/**
 * Builds the index, in some seconds of processor time.
 * @param examples questions with the answers to them, beside the answers' own
 */
function createRetrieval(model: LinearModel, examples: readonly AskedExample[]): Retrieve {
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

  const hitOf = (place: number, scores: Float64Array): Hit => ({
    answer: answers[place]!,
    passages: cited[place]!,
    score: scores[place]!,
  });

  return asked => {
    const question = asked.replace(MANY, 'much');
    const scores = scoresOf(question);
    const ranked = [...answers.keys()].sort((one, other) => scores[other]! - scores[one]!);
    const hits = ranked.slice(0, MOST_HITS).map(place => hitOf(place, scores));
    const [best, second] = hits as [Hit, Hit];
    const stems = stemsOf(question);
    const unknown = stems.filter(each => !known.has(each)).length / Math.max(1, stems.length);
    const isNear = best.score - second.score < (SEVERAL.test(question) ? NEAR.several : NEAR.one);
    const defined = new Set(definitionsAsked(question).map(id => places.get(id)!));
    const definition = ranked.find(place => defined.has(place));
    const isWanted =
      definition !== undefined &&
      definition !== ranked[0] &&
      best.score - scores[definition]! < NEAR.definition;
    const first = isWanted ? [hitOf(definition, scores)] : [];
    return {
      hits,
      answers: [...first, best, ...(isNear && first.length === 0 ? [second] : [])],
      score: best.score - UNKNOWN * unknown,
      terms: namedIn(question),
    };
  };
}
