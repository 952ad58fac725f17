import type { Rollout } from '../registry/registry.ts';
import { findDoubt, findDoubtAlone, findRegression } from './regressions.ts';
import { MAX_UNCHECKED_SHARE } from './rollouts.ts';
import { isRateKnown } from './sequentialTest.ts';
import { baselineFigures, type Trial } from './trial.ts';
import { disturbedSlots, judgedAlone } from './trialSlots.ts';

const MINUTE_MS = 60_000;
const ALL = 100;
/** Of so many views with all browsers a version is called healthy. */
const MIN_HEALTHY_VIEWS = 50;
/** Where too little is known of the version before, no more than this part of the views may have an error. */
const MAX_HEALTHY_RATE = 0.05;

export interface RolloutState {
  rollout: Rollout;
  /** Percent of the browsers that have the version now. */
  share: number;
  /** Whether the release gate could not run it in a browser. */
  isUnchecked: boolean;
}

export type Decision =
  | { kind: 'wait'; reason: string }
  | { kind: 'go on'; share: number }
  | { kind: 'take back'; reason: string }
  | { kind: 'finish'; state: 'healthy' | 'unjudged'; reason: string };

/** What is to be done about a version under watch, by what browsers met with it. */
export function decide({ rollout, share, isUnchecked }: RolloutState, trial: Trial, now: Date): Decision {
  const regression = findRegression(trial);
  if (regression) return { kind: 'take back', reason: regression };
  const isAlone = share === ALL;
  const minutes = isAlone ? rollout.watchMinutes : rollout.stepMinutes;
  const end = new Date(Date.parse(rollout.stepAt) + minutes * MINUTE_MS);
  if (now < end) return wait(`${share} % until ${end.toISOString().slice(11, 16)} UTC${disturbance(trial)}`);
  const views = trial.steps.find(({ stepAt }) => stepAt === rollout.stepAt)?.candidate.views ?? 0;
  if (isAlone) return finish(trial);
  const doubt = findDoubt(trial);
  if (views < rollout.stepViews) return wait(`${views} of ${rollout.stepViews} views at ${share} %`);
  if (doubt) return wait(`waits for more views: ${doubt}`);
  const next = rollout.steps.find(step => step > share) ?? ALL;
  if (isUnchecked && next > MAX_UNCHECKED_SHARE)
    return wait(`released without a browser: a person must give it more than ${MAX_UNCHECKED_SHARE} %`);
  return { kind: 'go on', share: next };
}

const wait = (reason: string): Decision => ({ kind: 'wait', reason });

/** Says that the judge looks away while everything has errors. */
function disturbance(trial: Trial) {
  const slots = disturbedSlots(trial).length;
  const minutes = slots === 1 ? 'a minute' : `${slots} minutes`;
  return slots > 0 ? `; not judged by ${minutes} in which other microfrontends had more errors, too` : '';
}

function finish(trial: Trial): Decision {
  const doubt = findDoubtAlone(trial);
  if (doubt) return { kind: 'finish', state: 'unjudged', reason: doubt };
  const { views, errorViews } = judgedAlone(trial);
  const of = `${views} views with all browsers`;
  if (views < MIN_HEALTHY_VIEWS)
    return { kind: 'finish', state: 'unjudged', reason: `only ${of}${disturbance(trial)}` };
  if (errorViews > MAX_HEALTHY_RATE * views && !isRateKnown(baselineFigures(trial).views))
    return {
      kind: 'finish',
      state: 'unjudged',
      reason: `${of}, ${errorViews} with an error, and nothing to compare with`,
    };
  return {
    kind: 'finish',
    state: 'healthy',
    reason: `${of}, ${errorViews} with an error${disturbance(trial)}`,
  };
}
