import { microfrontendNames } from '@site/federation/microfrontends';
import type { Registry } from '../registry/registry.ts';
import {
  addViews,
  emptyFigures,
  figuresSince,
  noViews,
  viewsSince,
  type VersionFigures,
  type ViewCounts,
} from './figures.ts';
import { watchedVersions, type WatchedVersion } from './rollouts.ts';
import {
  addSlots,
  causesSince,
  type ErrorCause,
  type Trial,
  type TrialSlot,
  type TrialStep,
} from './trial.ts';
import { slotAt } from './trialSlots.ts';

/** What one host knows from browsers, counted since it started. */
export interface FigureSource {
  of(microfrontend: string): ReadonlyMap<string, Readonly<VersionFigures>>;
  /** The causes of a version's errors that it remembers. */
  causes?(microfrontend: string, version: string): ErrorCause[];
}

/** What one host has seen of one rollout. */
export interface RecordedTrial extends Trial {
  microfrontend: string;
  version: string;
  startedAt: string;
}

interface OpenStep extends Pick<TrialStep, 'share' | 'stepAt'> {
  /** What was counted before the step. */
  start: Totals;
}

interface Totals {
  candidate: VersionFigures;
  baseline: VersionFigures;
  others: ViewCounts;
}

interface OpenTrial {
  recorded: RecordedTrial;
  open: OpenStep;
  /** What was counted before the rollout. */
  causesAtStart: readonly ErrorCause[];
}

/**
 * Divides what a host counts by the steps of the rollouts that are under watch.
 * @returns called with the present registry, what was seen of each of them so far
 */
export function createRecorder(source: FigureSource) {
  let trials = new Map<string, OpenTrial>();

  return (registry: Registry, now: Date): RecordedTrial[] => {
    const watched = watchedVersions(registry);
    const seen = watched.map(one => [keyOf(one), record(trials.get(keyOf(one)), one, now)] as const);
    trials = new Map(seen);
    return seen.map(([, { recorded }]) => recorded);
  };

  function record(known: OpenTrial | undefined, watched: WatchedVersion, now: Date): OpenTrial {
    const { name, version, share, rollout } = watched;
    const totals = {
      candidate: figuresOf(name, version),
      baseline: figuresOf(name, rollout.baseline),
      others: othersOf(name),
    };
    const causes = source.causes?.(name, version) ?? [];
    const causesAtStart = known?.causesAtStart ?? causes;
    const isSameStep = known?.open.stepAt === rollout.stepAt;
    const open = isSameStep ? known.open : { share, stepAt: rollout.stepAt, start: totals };
    const done = known?.recorded.steps.filter(({ stepAt }) => stepAt !== rollout.stepAt) ?? [];
    const last = known?.recorded.steps.find(({ stepAt }) => stepAt === rollout.stepAt);
    const step: TrialStep = {
      share: open.share,
      stepAt: open.stepAt,
      candidate: figuresSince(totals.candidate, open.start.candidate),
      baseline: figuresSince(totals.baseline, open.start.baseline),
      others: viewsSince(totals.others, open.start.others),
      slots: [],
    };
    if (open.share === 100)
      step.slots = addSlots(last?.slots ?? [], [slotSince(last, step, slotAt(rollout, now))]);
    const recorded = {
      microfrontend: name,
      version,
      startedAt: rollout.startedAt,
      baselineBefore: known?.recorded.baselineBefore ?? totals.baseline,
      othersBefore: known?.recorded.othersBefore ?? totals.others,
      steps: [...done, step],
      causes: causesSince(causes, causesAtStart),
    };
    return { recorded, open, causesAtStart };
  }

  /** Views of all other microfrontends; a shell that breaks them as well is not excused by their errors. */
  function othersOf(name: string) {
    if (name === 'shell') return noViews();
    return microfrontendNames
      .filter(other => other !== name)
      .flatMap(other => [...source.of(other).values()])
      .reduce<ViewCounts>(addViews, noViews());
  }

  /** A copy, as the source goes on counting. */
  function figuresOf(name: string, version: string) {
    return structuredClone(source.of(name).get(version)) ?? emptyFigures();
  }
}

/** What was counted since the last look. */
const slotSince = (last: TrialStep | undefined, step: TrialStep, at: number): TrialSlot => ({
  at,
  candidate: viewsSince(step.candidate, last?.candidate ?? noViews()),
  others: viewsSince(step.others, last?.others ?? noViews()),
});

const keyOf = ({ name, version, rollout }: WatchedVersion) => `${name} ${version} ${rollout.startedAt}`;
