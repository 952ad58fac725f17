/**
 * Tests that may be looked at after every view: the evidence is a likelihood ratio whose mean never rises while the
 * versions are equal, so that it reaches 1/alpha in a share of alpha of all rollouts at most, with any number of looks
 * (Wald's test with Ville's inequality).
 */

/** How many times as often something happens under the alternatives; all of them are tested at once, in equal parts. */
const RATIOS = [1.5, 2, 5, 25];
const MAX_RATE = 0.99;

/** Bad views of both versions while they shared the browsers. */
export interface SharedViews {
  /** Part of the browsers that had the candidate, between 0 and 1. */
  share: number;
  candidate: { views: number; bad: number };
  baseline: { views: number; bad: number };
}

/** Views that the part of the browsers counts for beside what was counted: one browser alone is no part of a site. */
const PRIOR_VIEWS = 20;

/**
 * Where bad views come from: of all bad views the candidate has its share of the views, unless it is worse.
 * @returns the logarithm of the evidence that it is worse
 */
export const originEvidence = (steps: readonly SharedViews[]) =>
  mixture(RATIOS.map(ratio => originEvidenceFor(steps, ratio)));

/** The same for one alternative. */
export const originEvidenceFor = (steps: readonly SharedViews[], ratio: number) =>
  steps.reduce((sum, { share, candidate, baseline }) => {
    const counted =
      (candidate.views + PRIOR_VIEWS * share) / (candidate.views + baseline.views + PRIOR_VIEWS);
    // People who look at more pages than others may be in either part.
    const equal = Math.max(share, counted);
    if (equal >= 1) return sum;
    const worse = (ratio * equal) / (1 + (ratio - 1) * equal);
    return sum + logRatio(candidate.bad, baseline.bad, equal, worse);
  }, 0);

/**
 * How often something happens, against a rate that is allowed.
 * @returns the logarithm of the evidence that it happens more often
 */
export const rateEvidence = (views: number, bad: number, allowed: number, ratios = RATIOS) =>
  mixture(ratios.map(ratio => logRatio(bad, views - bad, allowed, Math.min(MAX_RATE, ratio * allowed))));

/** The evidence of one alternative against the present rate; one that is no higher says nothing. */
const logRatio = (bad: number, good: number, rate: number, worse: number) =>
  worse > rate ? bad * Math.log(worse / rate) + good * Math.log((1 - worse) / (1 - rate)) : 0;

/** The mean of several likelihood ratios, by their logarithms. */
function mixture(logs: readonly number[]) {
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - top), 0) / logs.length);
}

/**
 * The highest rate that what was counted could come from, but for one case in 1/`risk` (Chernoff's bound, which holds
 * for few views, too).
 */
function highestRate(views: number, bad: number, risk: number) {
  const observed = bad / views;
  let [low, high] = [observed, 1];
  for (let halving = 0; halving < 50; halving++) {
    const middle = (low + high) / 2;
    if (views * divergence(observed, middle) <= Math.log(1 / risk)) low = middle;
    else high = middle;
  }
  return high;
}

/** Of so many views a rate is known; of fewer, no more than half of the views may be bad. */
const MIN_KNOWN_VIEWS = 30;
const UNKNOWN_RATE = 0.5;

/** Whether so many views say how often something happens. */
export const isRateKnown = (views: number) => views >= MIN_KNOWN_VIEWS;

/** The rate that is usual after these views: highestRate, or UNKNOWN_RATE where they are too few to say. */
export const usualRate = (views: number, bad: number, risk: number) =>
  isRateKnown(views) ? highestRate(views, bad, risk) : UNKNOWN_RATE;

const divergence = (p: number, q: number) =>
  (p > 0 ? p * Math.log(p / q) : 0) + (p < 1 ? (1 - p) * Math.log((1 - p) / (1 - q)) : 0);
