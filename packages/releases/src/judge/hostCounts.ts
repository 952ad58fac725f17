import type { JudgedVersion } from './steps.ts';
import { noViews, type Trial, type TrialStep, type Views } from './trial.ts';

/** Of one release; a browser may invent any. */
const MAX_CAUSES = 50;

/** What browsers reported to this host since it started, as whoever judges a release needs it. */
export interface HostCounts {
  /** Counts from now on for these versions, and for those that they replace. */
  follow(judged: readonly JudgedVersion[]): void;
  /** One more view, or a bad one, of a listed version. */
  count(microfrontend: string, version: string, what: keyof Views): void;
  /** One more view with an error of this cause. */
  countCause(microfrontend: string, version: string, cause: string): void;
  /** Of each release that is judged. */
  trials(): Trial[];
}

interface OpenTrial {
  judged: JudgedVersion;
  steps: TrialStep[];
  causes: Map<string, number>;
}

/** Counts nothing yet. Callers count only for versions that are listed, so that no browser can make it grow. */
export function createHostCounts(): HostCounts {
  /** By microfrontend. */
  let open = new Map<string, OpenTrial>();

  function opened(judged: JudgedVersion): OpenTrial {
    const { share, rollout } = judged;
    const known = open.get(judged.name);
    const isSame = known?.judged.rollout.startedAt === rollout.startedAt;
    const trial: OpenTrial = isSame ? { ...known, judged } : { judged, steps: [], causes: new Map() };
    if (trial.steps.at(-1)?.stepAt !== rollout.stepAt)
      trial.steps.push({ share, stepAt: rollout.stepAt, candidate: noViews(), baseline: noViews() });
    return trial;
  }

  return {
    follow(judged) {
      open = new Map(judged.map(one => [one.name, opened(one)]));
    },
    count(microfrontend, version, what) {
      const { judged, steps } = open.get(microfrontend) ?? {};
      const step = steps?.at(-1);
      if (step && version === judged?.version) step.candidate[what] += 1;
      if (step && version === judged?.rollout.baseline) step.baseline[what] += 1;
    },
    countCause(microfrontend, version, cause) {
      const { judged, causes } = open.get(microfrontend) ?? {};
      if (!causes || version !== judged?.version) return;
      if (causes.has(cause) || causes.size < MAX_CAUSES) causes.set(cause, (causes.get(cause) ?? 0) + 1);
    },
    trials: () =>
      [...open.values()].map(({ judged, steps, causes }) => ({
        microfrontend: judged.name,
        version: judged.version,
        startedAt: judged.rollout.startedAt,
        steps,
        causes: [...causes].map(([text, views]) => ({ text, views })),
      })),
  };
}
