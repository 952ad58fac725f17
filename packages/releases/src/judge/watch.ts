import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportOnce } from '../store/followReleases.ts';
import type { ReleaseSource, ReleaseStore } from '../store/releaseStore.ts';
import type { HostCounts } from './hostCounts.ts';
import { removeOldHostFiles, writeHostFile } from './hostFiles.ts';
import { judge, type Judgement } from './judge.ts';
import { judgedVersions } from './steps.ts';

const EVERY_MS = 5000;
/** How often views are written while nothing is judged, and old files are removed. */
const RARELY_MS = 600_000;

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JudgeParts {
  /** Where hosts tell each other what they have counted, and decisions are written. */
  store: ReleaseStore;
  /** What this host serves from: what is judged costs the store no question. */
  source: Pick<ReleaseSource, 'read'>;
  counts: HostCounts;
  log: Log;
}

/** @returns one look; it never rejects: a store that does not answer leaves everything as it is */
export function createJudge({ store, source, counts, log }: JudgeParts) {
  const host = randomUUID();
  const report = reportOnce(err =>
    log.error({ err }, 'releases cannot be judged: nothing is taken back or given more browsers'),
  );
  let written = { text: '', at: Date.now() };

  async function follow() {
    const judged = judgedVersions((await source.read()).registry);
    counts.follow(judged);
    return judged.length > 0;
  }

  async function look(now: Date) {
    const isJudging = await follow();
    const counted = counts.counted();
    const text = JSON.stringify(counted);
    const isLate = now.getTime() - written.at > RARELY_MS;
    if (isLate || (isJudging && text !== written.text)) {
      await writeHostFile(store, host, counted, now);
      written = { text, at: now.getTime() };
    }
    if (isLate) await removeOldHostFiles(store, now);
    for (const done of isJudging ? await judge(store, now) : []) tell(log, done);
    await follow();
  }

  return async (now = new Date()) => look(now).then(() => report(null), report);
}

export async function startJudge(parts: JudgeParts): Promise<never> {
  for (const look = createJudge(parts); ; await sleep(EVERY_MS, undefined, { ref: false })) await look();
}

function tell(log: Log, { judged, decision, causes }: Judgement) {
  const { name: microfrontend, version, share, published, rollout } = judged;
  const { owner } = published.extras;
  const about = { microfrontend, version, owner, baseline: rollout.baseline, share, ...decision };
  if (decision.kind === 'take back') log.error({ ...about, causes }, 'release taken back');
  else if (decision.kind === 'call') log.error({ ...about, causes }, 'release waits for a person');
  else log.info(about, decision.kind === 'go on' ? 'release goes on' : 'release judged');
}
