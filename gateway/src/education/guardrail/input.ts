import { labels, read, type Classifier, type Label, type Reading } from './classifier.ts';
import { hasMarkup } from './markup.ts';

/** What a message is refused for. */
export type RefusalTopic = Exclude<Label, 'teach' | 'support'>;

/** What may happen to a message. */
export type Verdict =
  | { kind: 'teach' }
  /** Possibly about a case of the user's own: only lesson text, under words that say so. */
  | { kind: 'unsure' }
  | { kind: 'support' }
  | { kind: 'refuse'; topic: RefusalTopic };

/** Judges a message before any engine sees it. */
export type InputGuardrail = (message: string) => Verdict;

/**
 * Where the scores decide. Chosen by `npm run bench -- tutor`, which trains without one author at a time and measures on
 * that author; log odds for `refuse` and `teach`, probabilities for the others.
 */
const thresholds = {
  support: 0.13,
  /** One clause that leaves no doubt, in a message that is about something else. */
  supportClause: { clause: 0.75, message: 0.045 },
  injection: 0.25,
  otherLanguage: 0.35,
  offTopic: 0.22,
  refuse: 0.24,
  teach: -1.95,
};
/** How much the clause that sounds most like a request weighs beside the whole message. */
const CLAUSE_WEIGHT = 0.2;

const REFUSED: readonly RefusalTopic[] = ['advice', 'forecast', 'vouching', 'illegal'];
const indexOf = (label: Label) => labels.indexOf(label);

/** A guardrail on a trained classifier. Support outranks everything else. */
export const createInputGuardrail =
  (classifier: Classifier): InputGuardrail =>
  message =>
    hasMarkup(message) ? { kind: 'refuse', topic: 'injection' } : decide(read(classifier, message));

/** The verdict on a reading. */
function decide(reading: Reading): Verdict {
  const mean = (label: Label) => (reading.whole[indexOf(label)]! + reading.parts[indexOf(label)]!) / 2;
  if (isDistress(mean('support'), reading.clauses)) return { kind: 'support' };
  if (mean('injection') > thresholds.injection) return { kind: 'refuse', topic: 'injection' };
  if (mean('other-language') > thresholds.otherLanguage) return { kind: 'refuse', topic: 'other-language' };
  if (mean('off-topic') > thresholds.offTopic) return { kind: 'refuse', topic: 'off-topic' };
  const odds = refusalOdds(reading);
  if (odds <= thresholds.teach) return { kind: 'teach' };
  if (odds < thresholds.refuse) return { kind: 'unsure' };
  const [topic] = [...REFUSED].sort((one, other) => mean(other) - mean(one));
  return { kind: 'refuse', topic: topic! };
}

function isDistress(message: number, clauses: Reading['clauses']): boolean {
  const { support, supportClause } = thresholds;
  const clause = Math.max(0, ...clauses.map(probabilities => probabilities[indexOf('support')]!));
  return message > support || (clause > supportClause.clause && message > supportClause.message);
}

/** The log odds that a message is to be refused, not taught. */
function refusalOdds({ whole, parts, clauses }: Reading): number {
  const mean = (oddsOf(whole) + oddsOf(parts)) / 2;
  const strongest = Math.max(...[parts, ...clauses].map(oddsOf));
  return (1 - CLAUSE_WEIGHT) * mean + CLAUSE_WEIGHT * strongest;
}

function oddsOf(probabilities: Float64Array): number {
  const refused = REFUSED.reduce((sum, label) => sum + probabilities[indexOf(label)]!, 0);
  return Math.log((refused + 1e-6) / (probabilities[indexOf('teach')]! + 1e-6));
}
