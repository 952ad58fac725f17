import { ALL_TRAFFIC, setTraffic } from '../registry/publish.ts';
import type { Registry, Verdict } from '../registry/registry.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { withVerdict } from '../registry/verdicts.ts';
import { decide, type Decision } from './decide.ts';
import { readHostFiles, trialOf } from './hostFiles.ts';
import { isStillJudged, judgedVersions, nextStep, type JudgedVersion } from './steps.ts';
import { totalOf, type ErrorCause, type Views } from './trial.ts';

export interface Judgement {
  judged: JudgedVersion;
  decision: Decision;
  figures: Views;
  causes: ErrorCause[];
}

/** What the judge thinks of every judged version now; nothing is changed. */
export async function judgements(store: ReleaseStore, registry: Registry, now: Date): Promise<Judgement[]> {
  const versions = judgedVersions(registry);
  const files = versions.length > 0 ? await readHostFiles(store, now) : [];
  return versions.map(judged => {
    const trial = trialOf(files, judged);
    const decision = decide(judged, trial, now);
    return { judged, decision, figures: totalOf(trial, 'candidate'), causes: trial.causes };
  });
}

/** Every host may do so: the registry is written only while it is as it was judged. @returns what this one has done */
export async function judge(store: ReleaseStore, now: Date): Promise<Judgement[]> {
  const { registry } = await store.read();
  const done: Judgement[] = [];
  for (const judgement of await judgements(store, registry, now))
    if (await carryOut(store, judgement, now)) done.push(judgement);
  return done;
}

/** @returns whether it was done: not when another host, or a person, was first */
async function carryOut(store: ReleaseStore, judgement: Judgement, now: Date): Promise<boolean> {
  const { judged, decision } = judgement;
  const wasCalled = judged.published.extras.verdict?.rollout === judged.rollout.startedAt;
  if (decision.kind === 'wait' || (decision.kind === 'call' && wasCalled)) return false;
  let isDone = false;
  const change = (registry: Registry) => {
    isDone = isStillJudged(registry, judged);
    if (!isDone) return registry;
    if (decision.kind === 'go on') return nextStep(registry, judged, decision.share, now);
    const shared = {
      call: () => registry,
      finish: () => nextStep(registry, judged, ALL_TRAFFIC, now),
      'take back': () => setTraffic(registry, judged.name, judged.rollout.baseline, ALL_TRAFFIC),
    }[decision.kind]();
    return withVerdict(shared, judged.name, judged.version, verdictOf(judgement, decision, now));
  };
  await changeRegistry(store, change, decision.kind === 'take back' ? 'rollback' : undefined);
  return isDone;
}

const verdictOf = (
  { judged, figures, causes }: Judgement,
  decision: Exclude<Decision, { kind: 'wait' | 'go on' }>,
  now: Date,
): Verdict => ({
  state: decision.state,
  at: now.toISOString(),
  reason: decision.reason,
  rollout: judged.rollout.startedAt,
  figures,
  ...(causes.length > 0 && { causes }),
});
