import type { Rollout } from '../registry/registry.ts';
import { addViews, badIn, noViews, type BadViews, type ViewCounts } from './figures.ts';
import { rateEvidence, usualRate } from './sequentialTest.ts';
import type { Trial, TrialSlot } from './trial.ts';

const MINUTE_MS = 60_000;
/** So many slots at most has a watch of any length. */
const MAX_SLOTS = 60;
const USUAL_RISK = 0.01;
/** A little evidence is enough: a slot that is left out in error costs some views. */
const DOUBT = 1;
/** With so much, the slots before and after it are left out, too: no outage begins and ends with a minute. */
const CLEAR = 3;

/** When the slot began in which a time is, in ms since 1970: the same for all hosts. */
export function slotAt({ watchMinutes }: Pick<Rollout, 'watchMinutes'>, now: Date): number {
  const length = MINUTE_MS * Math.max(1, Math.ceil(watchMinutes / MAX_SLOTS));
  return Math.floor(now.getTime() / length) * length;
}

/**
 * Slots with all browsers in which the other microfrontends had more errors, or more blank pages, than usual: something
 * that they all need was away, and nothing beside the candidate can tell whether it is to blame.
 */
export function disturbedSlots(trial: Trial): TrialSlot[] {
  const slots = trial.steps.flatMap(step => step.slots);
  const usual = trial.steps
    .filter(({ share }) => share < 100)
    .reduce((sum, { others }) => addViews(sum, others), trial.othersBefore);
  const limits = { errorViews: rateOf(usual, 'errorViews'), blankViews: rateOf(usual, 'blankViews') };
  const evidence = slots.map(({ others }) =>
    Math.max(
      rateEvidence(others.views, badIn(others, 'errorViews'), limits.errorViews),
      rateEvidence(others.views, badIn(others, 'blankViews'), limits.blankViews),
    ),
  );
  const isClear = (at: number) => (evidence[at] ?? 0) > CLEAR;
  return slots.filter((_, at) => (evidence[at] ?? 0) > DOUBT || isClear(at - 1) || isClear(at + 1));
}

/** What the candidate met with all browsers, but for disturbed slots. */
export function judgedAlone(trial: Trial): ViewCounts {
  const disturbed = new Set(disturbedSlots(trial));
  return trial.steps
    .flatMap(step => step.slots)
    .filter(slot => !disturbed.has(slot))
    .reduce((sum, { candidate }) => addViews(sum, candidate), noViews());
}

const rateOf = (usual: ViewCounts, what: BadViews) => usualRate(usual.views, badIn(usual, what), USUAL_RISK);
