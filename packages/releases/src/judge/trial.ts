import { z } from 'zod';

const count = z.int().min(0);

export const viewsSchema = z.object({
  /** Pages of this microfrontend that were shown or should have been. */
  views: count,
  /** Of these, with at least one error; a view counts once. */
  errorViews: count,
  /** Of these, that drew nothing. */
  blankViews: count,
});
export type Views = z.infer<typeof viewsSchema>;

const stepSchema = z.object({
  share: z.number(),
  /** When it got this share, as in the registry. */
  stepAt: z.string(),
  candidate: viewsSchema,
  baseline: viewsSchema,
});
export type TrialStep = z.infer<typeof stepSchema>;

export const causeSchema = z.object({ text: z.string(), views: count });
/** One cause of errors of the candidate, as people on call know it. */
export type ErrorCause = z.infer<typeof causeSchema>;

/** What is known of a version beside the one that it replaces. */
export const trialSchema = z.object({
  microfrontend: z.string(),
  version: z.string(),
  /** As in the registry. */
  startedAt: z.string(),
  steps: z.array(stepSchema),
  causes: z.array(causeSchema),
});
export type Trial = z.infer<typeof trialSchema>;

export const countedSchema = z.object({
  /** Of each release that is judged. */
  trials: z.array(trialSchema),
  /** Of each microfrontend today and the day before: views that would count for a release, which takes one of a network. */
  days: z.record(z.string(), z.record(z.string(), count)).default({}),
});
export type Counted = z.infer<typeof countedSchema>;
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const noViews = (): Views => ({ views: 0, errorViews: 0, blankViews: 0 });

/** The sum of two; neither is changed. */
export const addViews = (a: Views, b: Views): Views => ({
  views: a.views + b.views,
  errorViews: a.errorViews + b.errorViews,
  blankViews: a.blankViews + b.blankViews,
});

export const totalOf = ({ steps }: Pick<Trial, 'steps'>, which: 'candidate' | 'baseline'): Views =>
  steps.reduce((sum, step) => addViews(sum, step[which]), noViews());

const MAX_CAUSES = 5;

/** What several hosts know of the same release. */
export function addTrials(
  trials: readonly Pick<Trial, 'steps' | 'causes'>[],
): Pick<Trial, 'steps' | 'causes'> {
  const steps = new Map<string, TrialStep>();
  for (const step of trials.flatMap(trial => trial.steps)) {
    const { candidate, baseline } = steps.get(step.stepAt) ?? { candidate: noViews(), baseline: noViews() };
    steps.set(step.stepAt, {
      ...step,
      candidate: addViews(candidate, step.candidate),
      baseline: addViews(baseline, step.baseline),
    });
  }
  const causes = new Map<string, number>();
  for (const { text, views } of trials.flatMap(trial => trial.causes))
    causes.set(text, (causes.get(text) ?? 0) + views);
  return {
    steps: [...steps.values()],
    causes: [...causes]
      .map(([text, views]) => ({ text, views }))
      .sort((one, other) => other.views - one.views)
      .slice(0, MAX_CAUSES),
  };
}
