import type { Verdict } from '../registry/registry.ts';
import {
  addFigures,
  addViews,
  emptyFigures,
  noViews,
  percentile,
  VITAL_BOUNDARIES_MS,
  type VersionFigures,
  type ViewCounts,
} from './figures.ts';

/** A minute, in a long watch some, of a step with all browsers. */
export interface TrialSlot {
  /** When it began, in ms since 1970. */
  at: number;
  candidate: ViewCounts;
  others: ViewCounts;
}

/** What was counted while the candidate had one share. */
export interface TrialStep {
  /** In percent of the browsers. */
  share: number;
  /** When it got this share, as in the registry. */
  stepAt: string;
  candidate: VersionFigures;
  baseline: VersionFigures;
  /** Of the other microfrontends, whatever their versions. */
  others: ViewCounts;
  /** Of a step with all browsers, where the other microfrontends are the only control; in the order of time. */
  slots: TrialSlot[];
}

/** One cause of errors of the candidate, as people on call know it. */
export interface ErrorCause {
  text: string;
  views: number;
}

/** All that is known of a version beside the one that it replaces. */
export interface Trial {
  /** Of the baseline, before the candidate came. */
  baselineBefore: VersionFigures;
  /** Of the other microfrontends, likewise. */
  othersBefore: ViewCounts;
  /** In the order of time. */
  steps: TrialStep[];
  causes: ErrorCause[];
}

export const emptyTrial = (): Trial => ({
  baselineBefore: emptyFigures(),
  othersBefore: noViews(),
  steps: [],
  causes: [],
});

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
export const baselineFigures = ({ baselineBefore, steps }: Pick<Trial, 'baselineBefore' | 'steps'>) =>
  steps.reduce((sum, { baseline }) => addFigures(sum, baseline), baselineBefore);

/** What several hosts know of the same rollout. */
export function addTrials(a: Trial, b: Trial): Trial {
  const times = [...new Set([...a.steps, ...b.steps].map(({ stepAt }) => stepAt))].sort();
  const steps = times.map(stepAt =>
    [...a.steps, ...b.steps].filter(step => step.stepAt === stepAt).reduce(addSteps),
  );
  return {
    baselineBefore: addFigures(a.baselineBefore, b.baselineBefore),
    othersBefore: addViews(a.othersBefore, b.othersBefore),
    steps,
    causes: addCauses(a.causes, b.causes),
  };
}

const addSteps = (a: TrialStep, b: TrialStep): TrialStep => ({
  ...a,
  candidate: addFigures(a.candidate, b.candidate),
  baseline: addFigures(a.baseline, b.baseline),
  others: addViews(a.others, b.others),
  slots: addSlots(a.slots, b.slots),
});

/** The same times of several hosts are one; neither is changed. */
export function addSlots(a: readonly TrialSlot[], b: readonly TrialSlot[]): TrialSlot[] {
  const sums = new Map<number, TrialSlot>();
  for (const slot of [...a, ...b]) {
    const known = sums.get(slot.at);
    sums.set(slot.at, {
      at: slot.at,
      candidate: known ? addViews(known.candidate, slot.candidate) : slot.candidate,
      others: known ? addViews(known.others, slot.others) : slot.others,
    });
  }
  return [...sums.values()].sort((one, other) => one.at - other.at);
}

/** The most frequent causes that are kept. */
const MAX_CAUSES = 5;

function addCauses(a: readonly ErrorCause[], b: readonly ErrorCause[]): ErrorCause[] {
  const sums = new Map<string, number>();
  for (const { text, views } of [...a, ...b]) sums.set(text, (sums.get(text) ?? 0) + views);
  return mostFrequent([...sums].map(([text, views]) => ({ text, views })));
}

/** What was added since `before`, the most frequent ones; a cause that was forgotten meanwhile is counted anew. */
export function causesSince(now: readonly ErrorCause[], before: readonly ErrorCause[]): ErrorCause[] {
  const start = new Map(before.map(({ text, views }) => [text, views]));
  const added = now.map(({ text, views }) => {
    const former = start.get(text) ?? 0;
    return { text, views: views < former ? views : views - former };
  });
  return mostFrequent(added.filter(({ views }) => views > 0));
}

const mostFrequent = (causes: readonly ErrorCause[]) =>
  [...causes].sort((one, other) => other.views - one.views).slice(0, MAX_CAUSES);
