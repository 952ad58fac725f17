import type { ReleaseStore } from '../store/releaseStore.ts';
import { readHostFiles, viewsOfLastDay } from './hostFiles.ts';
import { STEP_DEADLINE_MS, STEPS, type StepPlan } from './steps.ts';

const MINUTE_MS = 60_000;

/** How long the steps of a release will take at the traffic of the last day, in words. */
export async function describeHowLong(
  store: ReleaseStore,
  name: string,
  plan: StepPlan,
  now: Date,
): Promise<string> {
  const views = viewsOfLastDay(await readHostFiles(store, now), name, now);
  const steps = STEPS.map(share => `${share} % ${stepTime((views * share) / 100, plan)}`);
  return `at the ${views} views of the last day: ${steps.join(', ')}, then all`;
}

/** @param views that the version would get in a day */
function stepTime(views: number, { stepMinutes, stepViews }: StepPlan) {
  const ms = Math.max(stepMinutes * MINUTE_MS, (stepViews / views) * STEP_DEADLINE_MS);
  if (ms > STEP_DEADLINE_MS) return `a day, for ${Math.round(views)} of ${stepViews} views`;
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
