import { versionsOf, type PublishedVersion, type Verdict } from '../registry/registry.ts';
import { decisionOn } from '../rollout/judgeRollouts.ts';
import { watchedVersions } from '../rollout/rollouts.ts';
import { summary, type ErrorCause } from '../rollout/trial.ts';
import { readTrials, trialOf } from '../rollout/trialFiles.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AppName } from '@site/federation/build/workspace';

/** One published version, as `npm run versions` shows it. */
export interface VersionLine {
  version: string;
  publishedAt: string;
  /** Bytes of its folder; 0 when the files are not in this store. */
  bytes: number;
  /** Percent of the browsers that are served with it. */
  traffic: number;
  default: boolean;
  contractVersion: number;
  owner: string;
  /** What became of it in browsers; `watched` while a rollout goes on, null when nobody knows. */
  state: Verdict['state'] | 'watched' | null;
  /** Why, or what the rollout waits for. */
  reason?: string | undefined;
  /** What it was judged by, or is being judged by. */
  figures?: Verdict['figures'];
  causes: ErrorCause[];
}

/** Every version of an app that the registry lists, newest first. */
export async function listVersions(store: ReleaseStore, name: AppName): Promise<VersionLine[]> {
  const { registry } = await store.read();
  const now = new Date();
  const watched = watchedVersions(registry).filter(one => one.name === name);
  const trials = watched.length > 0 ? await readTrials(store, now) : [];
  const judged = ({ metadata, extras }: PublishedVersion) => {
    const one = watched.find(({ version }) => version === metadata.version);
    if (!one) {
      const { state = null, reason, figures, causes = [] } = extras.verdict ?? {};
      return { state, reason, figures, causes };
    }
    const trial = trialOf(trials, one);
    const decision = decisionOn(one, trial, now);
    const isJudged = trial.steps.length > 0;
    const next = 'reason' in decision ? decision.reason : `${decision.share} % next`;
    const reason = isJudged ? next : 'no shell host has reported figures of it yet';
    return { state: 'watched' as const, reason, figures: summary(trial), causes: trial.causes };
  };
  const stored = new Map((await store.versions(name)).map(({ version, bytes }) => [version, bytes]));
  const lines = versionsOf(registry, name).map(one => ({
    version: one.metadata.version,
    publishedAt: one.extras.publishedAt,
    bytes: stored.get(one.metadata.version) ?? 0,
    ...one.deployment,
    contractVersion: one.extras.contractVersion,
    owner: one.extras.owner,
    ...judged(one),
  }));
  return lines.reverse();
}
