/** Bad views of both versions while they shared the browsers. */
export interface SharedViews {
  /** Part of the browsers that had the candidate, between 0 and 1. */
  share: number;
  candidate: { views: number; bad: number };
  baseline: { views: number; bad: number };
}

/** How many times as often the candidate fails under the alternatives; all are tested at once, in equal parts. */
const RATIOS = [1.5, 2, 5, 25];
/** Views that the share counts for beside what was counted: one browser alone is no part of a site. */
const PRIOR_VIEWS = 20;

/**
 * A likelihood ratio (Wald's test with Ville's inequality), so it may be asked after every view: the mean never rises
 * while the versions are equal, and reaches 1/alpha in a share of alpha of all releases at most. @returns its logarithm
 */
export function evidenceOf(steps: readonly SharedViews[], ratios = RATIOS): number {
  const logs = ratios.map(ratio => steps.reduce((sum, step) => sum + logRatio(step, ratio), 0));
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - top), 0) / logs.length);
}

function logRatio({ share, candidate, baseline }: SharedViews, ratio: number) {
  const counted = (candidate.views + PRIOR_VIEWS * share) / (candidate.views + baseline.views + PRIOR_VIEWS);
  // People who look at more pages than others may be in either part.
  const equal = Math.max(share, counted);
  const worse = (ratio * equal) / (1 + (ratio - 1) * equal);
  return candidate.bad * Math.log(worse / equal) + baseline.bad * Math.log((1 - worse) / (1 - equal));
}
