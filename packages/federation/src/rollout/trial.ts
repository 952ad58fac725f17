import type { Verdict } from '../registry/registry.ts';
import { addFigures, emptyFigures, percentile, VITAL_BOUNDARIES_MS, type VersionFigures } from './figures.ts';

/** What was counted while the candidate had one share. */
export interface TrialStep {
  /** In percent of the browsers. */
  share: number;
  /** When it got this share, as in the registry. */
  stepAt: string;
  candidate: VersionFigures;
  baseline: VersionFigures;
}

/** One cause of errors of the candidate, as people on call know it. */
export interface ErrorGroup {
  text: string;
  views: number;
}

/** All that is known of a version beside the one that it replaces. */
export interface Trial {
  /** Of the baseline, before the candidate came. */
  before: VersionFigures;
  /** In the order of time. */
  steps: TrialStep[];
  groups: ErrorGroup[];
}

export const emptyTrial = (): Trial => ({ before: emptyFigures(), steps: [], groups: [] });

/** Of the candidate, in all steps. */
export const candidateFigures = ({ steps }: Pick<Trial, 'steps'>) =>
  steps.reduce((sum, { candidate }) => addFigures(sum, candidate), emptyFigures());

/** Of the candidate, as the registry keeps it. */
export function summary(trial: Trial): NonNullable<Verdict['figures']> {
  const { views, errorViews, blankViews, lcp, inp } = candidateFigures(trial);
  const p75 = (vital: 'lcp' | 'inp', counts: readonly number[]) => {
    const time = percentile(counts, VITAL_BOUNDARIES_MS[vital], 75);
    return time === undefined ? {} : { [vital]: Math.round(time) };
  };
  return { views, errorViews, blankViews, ...p75('lcp', lcp), ...p75('inp', inp) };
}

/** Of the baseline, before and beside the candidate. */
export const baselineFigures = ({ before, steps }: Pick<Trial, 'before' | 'steps'>) =>
  steps.reduce((sum, { baseline }) => addFigures(sum, baseline), before);

/** What several hosts know of the same rollout. */
export function addTrials(a: Trial, b: Trial): Trial {
  const times = [...new Set([...a.steps, ...b.steps].map(({ stepAt }) => stepAt))].sort();
  const steps = times.map(stepAt =>
    [...a.steps, ...b.steps].filter(step => step.stepAt === stepAt).reduce(addSteps),
  );
  return { before: addFigures(a.before, b.before), steps, groups: addGroups(a.groups, b.groups) };
}

const addSteps = (a: TrialStep, b: TrialStep): TrialStep => ({
  ...a,
  candidate: addFigures(a.candidate, b.candidate),
  baseline: addFigures(a.baseline, b.baseline),
});

/** The most frequent causes that are kept. */
const MAX_GROUPS = 5;

function addGroups(a: readonly ErrorGroup[], b: readonly ErrorGroup[]): ErrorGroup[] {
  const sums = new Map<string, number>();
  for (const { text, views } of [...a, ...b]) sums.set(text, (sums.get(text) ?? 0) + views);
  return mostFrequent([...sums].map(([text, views]) => ({ text, views })));
}

/** What was added since `before`, the most frequent ones; a cause that was forgotten meanwhile is counted anew. */
export function groupsSince(now: readonly ErrorGroup[], before: readonly ErrorGroup[]): ErrorGroup[] {
  const start = new Map(before.map(({ text, views }) => [text, views]));
  const added = now.map(({ text, views }) => {
    const former = start.get(text) ?? 0;
    return { text, views: views < former ? views : views - former };
  });
  return mostFrequent(added.filter(({ views }) => views > 0));
}

const mostFrequent = (groups: readonly ErrorGroup[]) =>
  [...groups].sort((one, other) => other.views - one.views).slice(0, MAX_GROUPS);
