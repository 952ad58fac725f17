import { badIn, percentile, VITAL_BOUNDARIES_MS, type BadViews, type ViewCounts } from './figures.ts';
import {
  originEvidence,
  originEvidenceFor,
  rateEvidence,
  usualRate,
  type SharedViews,
} from './sequentialTest.ts';
import { baselineFigures, candidateFigures, type Trial } from './trial.ts';
import { judgedAlone } from './trialSlots.ts';

/** False alarms of a whole rollout, with all its looks: no more than one in a hundred, divided among the tests. */
const ALPHA = { shared: 0.003, alone: 0.0025, baseline: 0.0005, blank: 0.001, vital: 0.001 };

/** So many bad views there must be, whatever the evidence: fewer may be one person's, or a stranger's. */
export const MIN_BAD_VIEWS = 8;
/** Of so many measured times a percentile is known. */
const MIN_TIMES = 100;
/** A time may be this much longer, and at least by so many ms. */
const MARGIN = 1.2;
const MARGIN_MS = { lcp: 200, inp: 50 };
const PERCENTILE = 75;

const counted: Record<BadViews, string> = { errorViews: 'with an error', blankViews: 'blank' };
const vitals = ['lcp', 'inp'] as const;
type Vital = (typeof vitals)[number];

/** One comparison of the candidate with the version that it replaces. */
interface Comparison {
  /** Logarithm of the evidence that the candidate is worse. */
  evidence: number;
  /** What it takes to say so. */
  needed: number;
  /** Bad views of the candidate that the evidence is from. */
  bad: number;
  text: string;
}

/** In which way the candidate is worse than the version that it replaces, in words; undefined while nothing shows it. */
export const findRegression = (trial: Trial): string | undefined =>
  comparisons(trial).find(({ evidence, needed, bad }) => bad >= MIN_BAD_VIEWS && evidence >= needed)?.text;

/** From so many bad views, and so much evidence of a doubled rate, on a version waits for more views. */
const MIN_DOUBT_VIEWS = 3;
const DOUBT = 1;

/** What speaks for a doubled rate while both versions have browsers, in words; undefined when nothing does. */
export function findDoubt(trial: Trial): string | undefined {
  const doubled = (Object.keys(counted) as BadViews[]).find(
    what =>
      candidateFigures(trial)[what] >= MIN_DOUBT_VIEWS &&
      originEvidenceFor(sharedViews(trial, what), 2) > DOUBT,
  );
  if (doubled) return describeViews(trial, doubled);
  return vitals.flatMap(vital => compareVital(trial, vital)).find(({ evidence }) => evidence > DOUBT)?.text;
}

/** What speaks against a version that has all browsers, in words; undefined when nothing does. */
export const findDoubtAlone = (trial: Trial): string | undefined =>
  [
    ...compareAlone(trial, 'errorViews', ALPHA.alone, ALPHA.baseline),
    ...compareAlone(trial, 'blankViews', ALPHA.blank / 2, ALPHA.blank / 2),
    ...vitals.flatMap(vital => compareVital(trial, vital)),
  ].find(({ evidence }) => evidence > DOUBT)?.text;

const comparisons = (trial: Trial): Comparison[] => [
  ...compareShared(trial, 'errorViews', ALPHA.shared),
  ...compareShared(trial, 'blankViews', ALPHA.blank),
  ...compareAlone(trial, 'errorViews', ALPHA.alone, ALPHA.baseline),
  ...compareAlone(trial, 'blankViews', ALPHA.blank / 2, ALPHA.blank / 2),
  ...vitals.flatMap(vital => compareVital(trial, vital)),
];

/** While both versions have browsers: where do bad views come from? */
function compareShared(trial: Trial, what: BadViews, alpha: number): Comparison[] {
  const steps = sharedViews(trial, what);
  const bad = steps.reduce((sum, { candidate }) => sum + candidate.bad, 0);
  return [
    { evidence: originEvidence(steps), needed: Math.log(1 / alpha), bad, text: describeViews(trial, what) },
  ];
}

const sharedViews = ({ steps }: Trial, what: BadViews): SharedViews[] =>
  steps
    .filter(({ share }) => share < 100)
    .map(({ share, candidate, baseline }) => ({
      share: share / 100,
      candidate: { views: candidate.views, bad: badIn(candidate, what) },
      baseline: { views: baseline.views, bad: badIn(baseline, what) },
    }));

/**
 * With all browsers: is the rate higher than the one that the baseline had, as far as that one is known? Times in which
 * the other microfrontends had more errors than usual do not count.
 */
function compareAlone(trial: Trial, what: BadViews, alpha: number, risk: number): Comparison[] {
  const baseline = baselineFigures(trial);
  const alone = judgedAlone(trial);
  const allowed = usualRate(baseline.views, badIn(baseline, what), risk);
  const bad = badIn(alone, what);
  const evidence = rateEvidence(alone.views, bad, allowed);
  return [{ evidence, needed: Math.log(1 / alpha), bad, text: describeViews(trial, what) }];
}

function describeViews(trial: Trial, what: BadViews) {
  const of = (figures: ViewCounts) => `${badIn(figures, what)} of ${figures.views}`;
  return `${of(candidateFigures(trial))} views ${counted[what]}, ${of(baselineFigures(trial))} in the version before`;
}

/** Times above the baseline's 75th percentile and a margin: more than a quarter of them is worse. */
function compareVital(trial: Trial, vital: Vital): Comparison[] {
  const boundaries = VITAL_BOUNDARIES_MS[vital];
  const baseline = baselineFigures(trial)[vital];
  const times = candidateFigures(trial)[vital];
  const usual = percentile(baseline, boundaries, PERCENTILE);
  if (usual === undefined || total(baseline) < MIN_TIMES || total(times) < MIN_TIMES) return [];
  const limit = Math.max(usual * MARGIN, usual + MARGIN_MS[vital]);
  const index = boundaries.findIndex(end => end >= limit);
  if (index < 0) return [];
  const above = total(times.slice(index + 1));
  const evidence = rateEvidence(total(times), above, 1 - PERCENTILE / 100, [1.2, 1.5, 2, 3]);
  const now = percentile(times, boundaries, PERCENTILE) ?? 0;
  const text = `${vital.toUpperCase()} at the 75th percentile ${Math.round(now)} ms, ${Math.round(usual)} ms in the version before`;
  return [{ evidence, needed: Math.log(1 / ALPHA.vital), bad: above, text }];
}

const total = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
