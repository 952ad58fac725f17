import { versionsOf, type PublishedVersion, type Verdict } from '../registry/registry.ts';
import { judgements } from '../judge/judge.ts';
import type { ErrorCause } from '../judge/trial.ts';
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
  /** What became of it in browsers; `judged` while it gets the browsers in steps, null when nobody knows. */
  state: Verdict['state'] | 'judged' | null;
  /** Why, or what it waits for. */
  reason?: string | undefined;
  /** What it was judged by, or is being judged by. */
  figures?: Verdict['figures'];
  causes: ErrorCause[];
}

/** Every version of an app that the registry lists, newest first. */
export async function listVersions(store: ReleaseStore, name: AppName): Promise<VersionLine[]> {
  const { registry } = await store.read();
  const judging = await judgements(store, registry, new Date());
  const judged = ({ metadata, extras }: PublishedVersion) => {
    const one = judging.find(
      ({ judged: { name: other, version } }) => other === name && version === metadata.version,
    );
    if (!one) {
      const { state = null, reason, figures, causes = [] } = extras.verdict ?? {};
      return { state, reason, figures, causes };
    }
    const { decision, figures, causes } = one;
    const reason = 'reason' in decision ? decision.reason : `${decision.share} % next`;
    return { state: 'judged' as const, reason, figures, causes };
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
