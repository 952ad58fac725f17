import { ALL_TRAFFIC, setTraffic } from '../registry/publish.ts';
import {
  changeVersion,
  defaultVersion,
  findVersion,
  servedVersions,
  versionsOf,
  type PublishedVersion,
  type Registry,
  type Rollout,
} from '../registry/registry.ts';

/** Shares of the browsers, in percent, that a judged version has one after the other; then it gets all. */
export const STEPS = [5, 25, 50] as const;
/** What nothing speaks against goes on after so long, however few views there were. */
export const STEP_DEADLINE_MS = 86_400_000;

export type StepPlan = Pick<Rollout, 'stepMinutes' | 'stepViews'>;
export const DEFAULT_PLAN: StepPlan = { stepMinutes: 10, stepViews: 200 };

/** A version that is judged beside the one that it replaces, as the registry lists it. */
export interface JudgedVersion {
  name: string;
  version: string;
  share: number;
  published: PublishedVersion;
  rollout: Rollout;
}

/** Every version that is judged now: of a microfrontend one at most. */
export const judgedVersions = (registry: Registry): JudgedVersion[] =>
  Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    versions.flatMap(published => {
      const { extras, deployment, metadata } = published;
      if (!extras.rollout || deployment.default || deployment.traffic === 0) return [];
      return [
        { name, version: metadata.version, share: deployment.traffic, published, rollout: extras.rollout },
      ];
    }),
  );

/** Has a version judged that was just published with the first share, beside the default. */
export function startSteps(
  registry: Registry,
  name: string,
  version: string,
  plan: StepPlan,
  now: Date,
): Registry {
  const baseline = defaultVersion(registry, name)!.metadata.version;
  const at = now.toISOString();
  return withRollout(registry, name, version, { ...plan, baseline, startedAt: at, stepAt: at });
}

/** Gives a judged version its next share; with all browsers it is judged no more. */
export function nextStep(registry: Registry, judged: JudgedVersion, share: number, now: Date): Registry {
  const { name, version, rollout } = judged;
  const given = setTraffic(registry, name, version, share);
  if (share === ALL_TRAFFIC) return given;
  return withRollout(given, name, version, { ...rollout, stepAt: now.toISOString() });
}

/** Whether the registry still says of a version what a decision rests on. */
export function isStillJudged(registry: Registry, { name, version, share, rollout }: JudgedVersion) {
  const now = findVersion(registry, name, version);
  return now?.deployment.traffic === share && now.extras.rollout?.stepAt === rollout.stepAt;
}

/** Whether nobody but the judge has changed a microfrontend since: a step or its verdict is no other release. */
export function wasOnlyJudged(seen: Registry, registry: Registry, name: string): boolean {
  const judged = judgedVersions(seen).find(one => one.name === name);
  if (!judged || versionsOf(seen, name).length !== versionsOf(registry, name).length) return false;
  const { rollout, verdict } = findVersion(registry, name, judged.version)?.extras ?? {};
  const hasEnded = !rollout && servedVersions(registry, name).length === 1;
  return (hasEnded ? verdict?.rollout : rollout?.startedAt) === judged.rollout.startedAt;
}

/** What was said of the step before holds no more: a person may be called again. */
const withRollout = (registry: Registry, name: string, version: string, rollout: Rollout) =>
  changeVersion(registry, name, version, ({ extras: { verdict: _former, ...extras } }) => ({
    extras: { ...extras, rollout },
  }));
