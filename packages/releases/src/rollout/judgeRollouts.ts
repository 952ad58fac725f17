import { changeRegistry, requireIntact } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { appNames } from '@site/federation/build/workspace';
import type { Registry, Verdict } from '../registry/registry.ts';
import { rollbackTarget, withVerdict } from '../registry/verdicts.ts';
import { decide, type Decision } from './decide.ts';
import { readTrials, trialOf } from './trialFiles.ts';
import {
  endRollout,
  isStillWatched,
  isUnchecked,
  nextStep,
  takeBack,
  watchedVersions,
  type WatchedVersion,
} from './rollouts.ts';
import { summary, type Trial } from './trial.ts';

/** What was decided about one version, for the log. */
export interface Judgement {
  watched: WatchedVersion;
  decision: Decision;
  /** The version that has the browsers that were taken back. */
  to?: string;
  trial: Trial;
}

/**
 * Decides about every version under watch, and changes the registry where something is to be done.
 * @param failed is told why a version cannot be judged; the others are judged all the same
 * @returns what was decided; the registry is unchanged for those that wait
 */
export async function judgeRollouts(
  store: ReleaseStore,
  now: Date,
  failed: (error: Error) => void = () => {},
): Promise<Judgement[]> {
  const { registry } = await store.read();
  const watched = watchedVersions(registry);
  if (watched.length === 0) return [];
  const trials = await readTrials(store, now);
  const judgements: Judgement[] = [];
  for (const one of watched) {
    const judged = await judge(store, one, trialOf(trials, one), now).catch((error: Error) => {
      failed(error);
      return null;
    });
    if (judged) judgements.push(judged);
  }
  return judgements;
}

/** What the judge thinks of a version now, without doing anything. */
export const decisionOn = ({ rollout, share, published }: WatchedVersion, trial: Trial, now: Date) =>
  decide({ rollout, share, isUnchecked: isUnchecked(published) }, trial, now);

/** @returns null when somebody else has changed the version meanwhile */
async function judge(
  store: ReleaseStore,
  watched: WatchedVersion,
  trial: Trial,
  now: Date,
): Promise<Judgement | null> {
  const decision = decisionOn(watched, trial, now);
  if (decision.kind === 'wait') return { watched, decision, trial };
  if (decision.kind === 'take back') return takeBackNow(store, watched, decision, trial, now);
  const isDone = await changeWatched(store, watched, registry =>
    decision.kind === 'go on'
      ? nextStep(registry, watched, decision.share, now)
      : withVerdict(
          endRollout(registry, watched),
          watched.name,
          watched.version,
          verdictOf(decision, trial, now),
        ),
  );
  return isDone ? { watched, decision, trial } : null;
}

async function takeBackNow(
  store: ReleaseStore,
  watched: WatchedVersion,
  decision: Decision & { kind: 'take back' },
  trial: Trial,
  now: Date,
): Promise<Judgement | null> {
  const { name, version, rollout, published } = watched;
  const { registry } = await store.read();
  const to = published.deployment.default ? rollbackTarget(registry, name) : rollout.baseline;
  if (to === undefined)
    return {
      watched,
      decision: { kind: 'wait', reason: `no version to go back to: ${decision.reason}` },
      trial,
    };
  const verdict = verdictOf(decision, trial, now);
  const isDone = await changeWatched(
    store,
    watched,
    current => withVerdict(takeBack(current, watched, to), name, version, verdict),
    to,
  );
  return isDone ? { watched, decision, to, trial } : null;
}

/** Changes the registry unless a person, or another host, was first. */
async function changeWatched(
  store: ReleaseStore,
  watched: WatchedVersion,
  change: (registry: Registry) => Registry,
  to?: string,
) {
  let isDone = false;
  const app = appNames.find(name => name === watched.name);
  await changeRegistry(
    store,
    registry => {
      isDone = isStillWatched(registry, watched);
      return isDone ? change(registry) : registry;
    },
    to === undefined || !app
      ? { kind: 'release' }
      : { kind: 'rollback', verify: () => requireIntact(store, app, to) },
  );
  return isDone;
}

function verdictOf(decision: Decision & { reason: string }, trial: Trial, now: Date): Verdict {
  return {
    state: decision.kind === 'finish' ? decision.state : 'failed',
    at: now.toISOString(),
    reason: decision.reason,
    figures: summary(trial),
    ...(trial.causes.length > 0 && { causes: trial.causes }),
  };
}
