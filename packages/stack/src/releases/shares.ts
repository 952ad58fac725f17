import { DEFAULT_PLAN, STEPS, type StepPlan } from '@site/releases/judge/steps';
import { UsageError } from '../command/runCommand.ts';
import { readNumber } from './arguments.ts';

/** What `npm run release` was told of the browsers that get a version. */
interface ShareOptions {
  traffic?: string | undefined;
  progressive?: boolean | undefined;
  'step-minutes'?: string | undefined;
  'step-views'?: string | undefined;
  'no-browser'?: boolean | undefined;
}

/**
 * A version that no browser has opened gets the first share, and more only when a person says so. @throws UsageError
 * @returns the share to begin with, in percent; with a plan for one that is judged in steps
 */
export function readShares(options: ShareOptions): { traffic: number; plan: StepPlan | undefined } {
  const { 'step-minutes': minutes, 'step-views': views } = options;
  if (!options.progressive && (minutes !== undefined || views !== undefined))
    throw new UsageError('--step-minutes and --step-views belong to --progressive.');
  if (options.progressive && options.traffic !== undefined)
    throw new UsageError('--progressive sets the shares itself: leave out --traffic.');
  const unchecked = options['no-browser'] ? String(STEPS[0]) : undefined;
  if (!options.progressive)
    return {
      traffic: readNumber('--traffic', options.traffic ?? unchecked ?? '100', { most: 100 }),
      plan: undefined,
    };
  return {
    traffic: STEPS[0],
    plan: {
      stepMinutes: readNumber('--step-minutes', minutes ?? String(DEFAULT_PLAN.stepMinutes), { parts: true }),
      stepViews: readNumber('--step-views', views ?? String(DEFAULT_PLAN.stepViews), { least: 1 }),
    },
  };
}
