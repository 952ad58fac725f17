import { DEFAULT_PLAN, MAX_UNCHECKED_SHARE, type RolloutPlan } from '@site/releases/rollout/rollouts';
import { readCount, readMinutes, readSteps, readTraffic, UsageError } from './arguments.ts';

/** What `npm run release` was told of the browsers that get a version. */
export interface ShareOptions {
  traffic?: string | undefined;
  progressive?: boolean | undefined;
  steps?: string | undefined;
  'step-minutes'?: string | undefined;
  'step-views'?: string | undefined;
  'watch-minutes'?: string | undefined;
  'no-browser'?: boolean | undefined;
}

export interface Shares {
  /** In percent, to begin with. */
  traffic: number;
  /** How the version is watched; undefined for one whose share a person sets, or that is not to be watched. */
  plan: RolloutPlan | undefined;
}

/**
 * Reads to how many browsers a version goes, and how it is watched there. One whose pages no browser has opened gets
 * MAX_UNCHECKED_SHARE to begin with, and more only when a person says so with `--traffic`.
 * @throws UsageError
 */
export function readShares(options: ShareOptions): Shares {
  const stepOptions = [options.steps, options['step-minutes'], options['step-views']];
  if (!options.progressive && stepOptions.some(value => value !== undefined))
    throw new UsageError('--steps, --step-minutes and --step-views belong to --progressive.');
  if (options.progressive && options.traffic !== undefined)
    throw new UsageError('--progressive sets the shares itself: --steps instead of --traffic.');
  const watchMinutes = readMinutes(
    '--watch-minutes',
    options['watch-minutes'] ?? String(DEFAULT_PLAN.watchMinutes),
  );
  return options.progressive ? inSteps(options, watchMinutes) : atOnce(options, watchMinutes);
}

function atOnce(options: ShareOptions, watchMinutes: number): Shares {
  const unchecked = options['no-browser'] ? String(MAX_UNCHECKED_SHARE) : undefined;
  const traffic = readTraffic(options.traffic ?? unchecked);
  const isWatched = traffic === 100 && watchMinutes > 0;
  return { traffic, plan: isWatched ? { ...DEFAULT_PLAN, steps: [100], watchMinutes } : undefined };
}

function inSteps(options: ShareOptions, watchMinutes: number): Shares {
  const wanted = options.steps === undefined ? DEFAULT_PLAN.steps : readSteps(options.steps);
  const [first = 100] = wanted;
  const steps =
    options['no-browser'] && first > MAX_UNCHECKED_SHARE ? [MAX_UNCHECKED_SHARE, ...wanted] : wanted;
  const plan = {
    steps,
    stepMinutes: readMinutes('--step-minutes', options['step-minutes'] ?? String(DEFAULT_PLAN.stepMinutes)),
    stepViews: readCount('--step-views', options['step-views'] ?? String(DEFAULT_PLAN.stepViews)),
    watchMinutes,
  };
  return { traffic: steps[0] ?? 100, plan };
}
