import { versionsOf, type Verdict } from '../registry/registry.ts';
import { judgements, type Judgement } from '../judge/judge.ts';
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
  const judged = (await judgements(store, registry, new Date())).find(one => one.judged.name === name);
  const stored = new Map((await store.versions(name)).map(({ version, bytes }) => [version, bytes]));
  const lines = versionsOf(registry, name).map(({ metadata: { version }, deployment, extras }) => ({
    version,
    publishedAt: extras.publishedAt,
    bytes: stored.get(version) ?? 0,
    ...deployment,
    contractVersion: extras.contractVersion,
    owner: extras.owner,
    ...(judged?.judged.version === version ? soFar(judged) : whatBecameOf(extras.verdict)),
  }));
  return lines.reverse();
}

const whatBecameOf = ({ state, reason, figures, causes = [] }: Partial<Verdict> = {}) => ({
  state: state ?? null,
  reason,
  figures,
  causes,
});

const soFar = ({ decision, figures, causes }: Judgement) => ({
  state: 'judged' as const,
  reason: 'reason' in decision ? decision.reason : `${decision.share} % next`,
  figures,
  causes,
});
