import type { Registry } from '../registry/registry.ts';
import { emptyFigures, figuresSince, type VersionFigures } from './figures.ts';
import { watchedVersions, type WatchedVersion } from './rollouts.ts';
import { groupsSince, type ErrorGroup, type Trial, type TrialStep } from './trial.ts';

/** What one host knows from browsers, counted since it started. */
export interface FigureSource {
  of(microfrontend: string): ReadonlyMap<string, Readonly<VersionFigures>>;
  /** The causes of a version's errors that it remembers. */
  groups?(microfrontend: string, version: string): ErrorGroup[];
}

/** What one host has seen of one rollout. */
export interface RecordedTrial extends Trial {
  microfrontend: string;
  version: string;
  startedAt: string;
}

interface OpenStep extends Pick<TrialStep, 'share' | 'stepAt'> {
  /** What was counted before the step. */
  start: Record<'candidate' | 'baseline', VersionFigures>;
}

interface OpenTrial {
  recorded: RecordedTrial;
  open: OpenStep;
  /** What was counted before the rollout. */
  startGroups: readonly ErrorGroup[];
}

/**
 * Divides what a host counts by the steps of the rollouts that are under watch.
 * @returns called with the present registry, what was seen of each of them so far
 */
export function createRecorder(source: FigureSource) {
  let trials = new Map<string, OpenTrial>();

  return (registry: Registry): RecordedTrial[] => {
    const watched = watchedVersions(registry);
    const seen = watched.map(one => [keyOf(one), record(trials.get(keyOf(one)), one)] as const);
    trials = new Map(seen);
    return seen.map(([, { recorded }]) => recorded);
  };

  function record(known: OpenTrial | undefined, watched: WatchedVersion): OpenTrial {
    const { name, version, share, rollout } = watched;
    const totals = { candidate: figuresOf(name, version), baseline: figuresOf(name, rollout.baseline) };
    const groups = source.groups?.(name, version) ?? [];
    const startGroups = known?.startGroups ?? groups;
    const isSameStep = known?.open.stepAt === rollout.stepAt;
    const open = isSameStep ? known.open : { share, stepAt: rollout.stepAt, start: totals };
    const done = known?.recorded.steps.filter(({ stepAt }) => stepAt !== rollout.stepAt) ?? [];
    const step = {
      share: open.share,
      stepAt: open.stepAt,
      candidate: figuresSince(totals.candidate, open.start.candidate),
      baseline: figuresSince(totals.baseline, open.start.baseline),
    };
    const recorded = {
      microfrontend: name,
      version,
      startedAt: rollout.startedAt,
      before: known?.recorded.before ?? totals.baseline,
      steps: [...done, step],
      groups: groupsSince(groups, startGroups),
    };
    return { recorded, open, startGroups };
  }

  /** A copy, as the source goes on counting. */
  function figuresOf(name: string, version: string) {
    return structuredClone(source.of(name).get(version)) ?? emptyFigures();
  }
}

const keyOf = ({ name, version, rollout }: WatchedVersion) => `${name} ${version} ${rollout.startedAt}`;
