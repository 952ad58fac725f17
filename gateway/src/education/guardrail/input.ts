import type { LinearModel } from '../learning/linearModel.ts';
import { labels, read, type Label, type Reading } from './classifier.ts';
import { isOtherAlphabet } from './language.ts';
import { hasMarkup } from './markup.ts';

/** What a message is refused for. */
export type RefusalTopic = Exclude<Label, 'teach' | 'support'>;

/** What may happen to a message. */
export type Verdict =
  /**
   * `unsure`: possibly about a case of the user's own; only lesson text, under words that say so.
   * `offTopic`: how probable it is that the message is about another subject.
   */
  | { kind: 'teach' | 'unsure'; offTopic: number }
  | { kind: 'support' }
  | { kind: 'refuse'; topic: RefusalTopic };

/** Judges a message before any engine sees it. */
export type InputGuardrail = (message: string) => Verdict;

/**
 * Where the scores decide. Chosen by `npm run bench -- tutor`, which trains without one author at a time and measures on
 * that author; log odds for `support`, `refuse` and `teach`, probabilities for the others.
 */
const thresholds = {
  support: -1,
  injection: 0.06,
  otherLanguage: 0.35,
  offTopic: 0.2,
  refuse: 0.25,
  teach: -1.9,
};
/** How much the clause that sounds most like a request weighs beside the whole message. */
const CLAUSE_WEIGHT = 0.1;
/** How much what is refused anyway weighs against distress, beside what is to be taught. */
const REFUSED_WEIGHT = 0.2;

const REFUSED: readonly RefusalTopic[] = ['advice', 'forecast', 'vouching', 'illegal'];
const indexOf = (label: Label) => labels.indexOf(label);

/** A guardrail on a trained classifier. Support outranks everything else. */
export const createInputGuardrail =
  (classifier: LinearModel): InputGuardrail =>
  message => {
    if (hasMarkup(message)) return { kind: 'refuse', topic: 'injection' };
    const verdict = decide(read(classifier, message));
    const isForeign = verdict.kind !== 'support' && isOtherAlphabet(message);
    return isForeign ? { kind: 'refuse', topic: 'other-language' } : verdict;
  };

/** The verdict on a reading. */
function decide({ message, clauses }: Reading): Verdict {
  const of = (label: Label) => message[indexOf(label)]!;
  if (distressOdds(message) > thresholds.support) return { kind: 'support' };
  if (of('injection') > thresholds.injection) return { kind: 'refuse', topic: 'injection' };
  if (of('other-language') > thresholds.otherLanguage) return { kind: 'refuse', topic: 'other-language' };
  if (of('off-topic') > thresholds.offTopic) return { kind: 'refuse', topic: 'off-topic' };
  const strongest = Math.max(...[message, ...clauses].map(oddsOf));
  const odds = (1 - CLAUSE_WEIGHT) * oddsOf(message) + CLAUSE_WEIGHT * strongest;
  const offTopic = of('off-topic');
  if (odds <= thresholds.teach) return { kind: 'teach', offTopic };
  if (odds < thresholds.refuse) return { kind: 'unsure', offTopic };
  const [topic] = [...REFUSED].sort((one, other) => of(other) - of(one));
  return { kind: 'refuse', topic: topic! };
}

/**
 * The log odds that a message is distress and not something harmless. A request for advice that may also be distress is
 * taught in neither case, so it weighs less: it is met with support sooner than a question is.
 */
function distressOdds(probabilities: Float64Array): number {
  const of = (label: Label) => probabilities[indexOf(label)]!;
  const harmless = of('teach') + of('other-language');
  const refused = 1 - of('support') - harmless;
  return Math.log((of('support') + 1e-6) / (harmless + REFUSED_WEIGHT * refused + 1e-6));
}

/** The log odds that a message or a clause is to be refused, not taught. */
function oddsOf(probabilities: Float64Array): number {
  const refused = REFUSED.reduce((sum, label) => sum + probabilities[indexOf(label)]!, 0);
  return Math.log((refused + 1e-6) / (probabilities[indexOf('teach')]! + 1e-6));
}
