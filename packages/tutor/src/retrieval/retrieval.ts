import { answers, type Answer } from './answers.ts';
import { withSubject } from '../followUp.ts';
import type { LinearModel } from '../learning/linearModel.ts';
import { partsOf } from './parts.ts';
import { passagesOf, type Passage } from './passages.ts';
import { createSimilarity } from './similarity.ts';
import { createSubjectLookup, NONE, subjectOfAnswer, type AskedExample } from './subjectClassifier.ts';
import { namedIn, type NamedTerm } from './terms.ts';

/** An answer with the passages where a learner reads on; one about the site has none. */
export interface Hit {
  answer: Answer;
  passages: readonly Passage[];
  score: number;
}

export interface Findings {
  /** The best first. */
  hits: readonly Hit[];
  /** The best for the question, or one for each thing that it asks. */
  answers: readonly Hit[];
  /** 0–1: how probable it is that the best answers. */
  confidence: number;
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
/** What likeness to questions and to the answer itself is worth beside the classifier's logarithm; a passage cited second. */
const WEIGHTS = { asked: 8, said: 3, second: 0.7 };
/** How much an answer's questions that are most alike count. */
const ALIKE = [1, 0.4, 0.2];
/** An answer with a lower score answers less often than not. */
const LEAST = 0.5;
/** What the whole question says about the answer to a part of it. */
const WHOLE = 0.5;
/** A part whose best answer is less probable asks nothing of its own. */
const CONFIDENT_PART = 0.8;

/** Whether an answer is about the site, not about trading. */
export const isOfSite = ({ id }: Answer): boolean => id.startsWith('site/');

/**
 * Builds the index, in some tenths of a second.
 * @param examples questions with the answers to them, beside the answers' own
 */
export function createRetrieval(model: LinearModel, examples: readonly AskedExample[]): Retrieve {
  const passages = new Map(passagesOf().map(passage => [passage.id, passage]));
  const cited = answers.map(({ cites }) => cites.flatMap(cite => passages.get(cite) ?? []));
  const places = new Map([...answers.map(({ id }, place) => [id, place] as const), [NONE, answers.length]]);
  const wordings = [
    ...examples.flatMap(({ question, ids }) => ids.map(id => ({ question, place: places.get(id)! }))),
    ...answers.flatMap(({ questions }, place) => questions.map(question => ({ question, place }))),
  ];
  const likeAsked = createSimilarity(wordings.map(({ question }) => question));
  const likeSaid = createSimilarity(answers.map(({ questions: [first], text }) => `${first} ${text}`));
  const lookup = createSubjectLookup(model);

  /** The scores of all answers, in their order, and that of none. */
  function scoresOf(question: string): Float64Array {
    const probability = lookup(question);
    const asked = bestOf(likeAsked(question));
    const said = likeSaid(question);
    const about = (answer: Answer) =>
      Math.max(
        probability(subjectOfAnswer(answer)),
        ...answer.cites.slice(1).map(cite => WEIGHTS.second * probability(cite)),
      );
    const scores = Float64Array.from(
      answers,
      (answer, place) =>
        Math.log(about(answer) + NOISE) + WEIGHTS.asked * asked[place]! + WEIGHTS.said * said[place]!,
    );
    return Float64Array.of(...scores, Math.log(probability(NONE) + NOISE) + WEIGHTS.asked * asked.at(-1)!);
  }

  function bestOf(likeness: Float64Array): Float64Array {
    const best = ALIKE.map(() => new Float64Array(answers.length + 1));
    for (const [index, { place }] of wordings.entries()) {
      let value = likeness[index]!;
      for (const rank of best) {
        if (value > rank[place]!) [value, rank[place]] = [rank[place]!, value];
      }
    }
    return best[0]!.map((_, place) => best.reduce((sum, rank, at) => sum + ALIKE[at]! * rank[place]!, 0));
  }

  function hitsOf(scores: Float64Array): Hit[] {
    const ranked = [...answers.keys()].sort((one, other) => scores[other]! - scores[one]!);
    return ranked.slice(0, MOST_HITS).map(place => ({
      answer: answers[place]!,
      passages: cited[place]!,
      score: scores[place]!,
    }));
  }

  function confidenceOf(scores: Float64Array): number {
    const [none, best] = [Math.max(LEAST, scores.at(-1)!), Math.max(...scores.subarray(0, -1))];
    return 1 / (1 + Math.exp(none - best));
  }

  /** The answer to each part: what the part says, with the whole for its subject. */
  function answersOf(parts: readonly string[], whole: Float64Array): Hit[] {
    const [first = ''] = parts;
    const found: Hit[] = [];
    for (const [index, part] of parts.entries()) {
      const own = scoresOf(index === 0 ? part : withSubject(part, first));
      if (confidenceOf(own) < CONFIDENT_PART) continue;
      const [best] = hitsOf(own.map((score, place) => score + WHOLE * whole[place]!));
      if (!found.some(({ answer }) => answer === best!.answer)) found.push(best!);
    }
    return found;
  }

  return asked => {
    const question = asked.replace(MANY, 'much');
    const scores = scoresOf(question);
    const hits = hitsOf(scores);
    const parts = partsOf(question);
    const found = parts.length > 1 ? answersOf(parts, scores) : [];
    return {
      hits,
      answers: found.length > 0 ? found : hits.slice(0, 1),
      confidence: confidenceOf(scores),
      terms: namedIn(question),
    };
  };
}
