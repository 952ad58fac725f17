import { createOncePerNetwork, type Reporter } from './oncePerNetwork.ts';
import type { JudgedVersion } from './steps.ts';
import { dayOf, noViews, type Counted, type TrialStep, type Views } from './trial.ts';

/** Of one release; a browser may invent any. */
const MAX_CAUSES = 50;

/** What browsers reported to this host since it started, as whoever judges a release needs it. */
export type HostCounts = ReturnType<typeof createHostCounts>;

interface OpenTrial {
  judged: JudgedVersion;
  steps: TrialStep[];
  causes: Map<string, number>;
  isFirst: ReturnType<typeof createOncePerNetwork>;
}

/** Counts nothing yet. Callers count only for versions that are listed, so that no browser can make it grow. */
export function createHostCounts(now = () => new Date()) {
  let open = new Map<string, OpenTrial>();
  const days = new Map<string, Record<string, number>>();
  let isFirstToday = createOncePerNetwork();

  function opened(judged: JudgedVersion): OpenTrial {
    const { share, rollout } = judged;
    const known = open.get(judged.name);
    const isSame = known?.judged.rollout.startedAt === rollout.startedAt;
    const trial: OpenTrial = isSame
      ? { ...known, judged }
      : { judged, steps: [], causes: new Map(), isFirst: createOncePerNetwork() };
    if (trial.steps.at(-1)?.stepAt !== rollout.stepAt)
      trial.steps.push({ share, stepAt: rollout.stepAt, candidate: noViews(), baseline: noViews() });
    return trial;
  }

  function countDay(microfrontend: string, reporter?: Reporter) {
    const today = dayOf(now());
    if (!days.has(today)) isFirstToday = createOncePerNetwork();
    const counted = days.get(today) ?? {};
    const isNew = !reporter || isFirstToday(microfrontend, 'views', reporter);
    days.set(today, { ...counted, [microfrontend]: (counted[microfrontend] ?? 0) + Number(isNew) });
    const [oldest] = days.keys();
    if (days.size > 2 && oldest) days.delete(oldest);
  }

  return {
    /** Counts from now on for these versions, and for those that they replace. */
    follow(judged: readonly JudgedVersion[]) {
      open = new Map(judged.map(one => [one.name, opened(one)]));
    },
    /**
     * One more view, or a bad one, of a listed version. @returns whether it counts for the version that is judged
     * @param reporter whose first view of the release counts, and no other; everybody's do without one
     */
    count(microfrontend: string, version: string, what: keyof Views, reporter?: Reporter): boolean {
      if (what === 'views') countDay(microfrontend, reporter);
      const trial = open.get(microfrontend);
      const step = trial?.steps.at(-1);
      const { judged } = trial ?? {};
      const isCandidate = version === judged?.version;
      if (!step || !(isCandidate || version === judged?.rollout.baseline)) return false;
      if (reporter && !trial!.isFirst(version, what, reporter)) return false;
      step[isCandidate ? 'candidate' : 'baseline'][what] += 1;
      return isCandidate;
    },
    countCause(microfrontend: string, version: string, cause: string) {
      const { judged, causes } = open.get(microfrontend) ?? {};
      if (!causes || version !== judged?.version) return;
      if (causes.has(cause) || causes.size < MAX_CAUSES) causes.set(cause, (causes.get(cause) ?? 0) + 1);
    },
    counted: (): Counted => ({
      trials: [...open.values()].map(({ judged, steps, causes }) => ({
        microfrontend: judged.name,
        version: judged.version,
        startedAt: judged.rollout.startedAt,
        steps,
        causes: [...causes].map(([text, views]) => ({ text, views })),
      })),
      days: Object.fromEntries(days),
    }),
  };
}
