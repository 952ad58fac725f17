import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportOnce } from '@site/releases/store/followReleases';
import type { ReleaseSource, ReleaseStore } from '@site/releases/store/releaseStore';
import { judgeRollouts, type Judgement } from '@site/releases/rollout/judgeRollouts';
import { holdLease } from '@site/releases/rollout/lease';
import { createRecorder, type FigureSource } from '@site/releases/rollout/recordFigures';
import { removeOldTrials, writeTrials } from '@site/releases/rollout/trialFiles';
import type { Logger } from 'pino';

/** Between two looks, in ms. */
const EVERY_MS = 2000;
/** Figures that have not changed are written again after so long, as a sign that the host lives. */
const REWRITE_MS = 3_600_000;

/** Between two times that files of hosts which are gone are removed. */
const CLEAR_MS = 3_600_000;

export interface WatchParts {
  /** Where hosts tell each other what they have seen, and decisions are written. */
  store: ReleaseStore;
  /** What this host serves from: what is under watch costs the store no question. */
  source: Pick<ReleaseSource, 'read'>;
  figures: FigureSource;
  log: Logger;
}

/**
 * The part of this host in progressive releases: while a version is under watch it tells the other hosts what browsers
 * met with it, and one of the hosts decides.
 * @returns one look; it never rejects: a store that does not answer leaves everything as it is
 */
export function createWatch({ store, source, figures, log }: WatchParts) {
  const host = randomUUID();
  const record = createRecorder(figures);
  const report = reportOnce(err =>
    log.error({ err }, 'releases under watch cannot be judged: nothing is taken back or given more browsers'),
  );
  let written = { text: '', at: 0 };
  let clearedAt = 0;

  async function look(now: Date) {
    const trials = record((await source.read()).registry, now);
    if (trials.length === 0) return;
    const text = JSON.stringify(trials);
    if (text !== written.text || now.getTime() - written.at > REWRITE_MS) {
      await writeTrials(store, host, trials, now);
      written = { text, at: now.getTime() };
    }
    if (!(await holdLease(store, host, now))) return;
    if (now.getTime() - clearedAt > CLEAR_MS) {
      await removeOldTrials(store, now);
      clearedAt = now.getTime();
    }
    let failure: Error | undefined;
    const judgements = await judgeRollouts(store, now, error => (failure ??= error));
    for (const judgement of judgements) logJudgement(log, judgement);
    if (failure) throw failure;
  }

  return async (now = new Date()) =>
    look(now).then(
      () => report(null),
      (error: unknown) => report(error as Error),
    );
}

/** Looks every two seconds for as long as the process lives. */
export async function watchRollouts(parts: WatchParts): Promise<never> {
  for (const look = createWatch(parts); ; await sleep(EVERY_MS, undefined, { ref: false })) await look();
}

function logJudgement(log: Logger, { watched, decision, to, trial }: Judgement) {
  const { name: microfrontend, version, share, published, rollout } = watched;
  const about = { microfrontend, version, owner: published.extras.owner, baseline: rollout.baseline, share };
  if (decision.kind === 'take back')
    log.error({ ...about, to, reason: decision.reason, causes: trial.causes }, 'release taken back');
  if (decision.kind === 'go on') log.info({ ...about, next: decision.share }, 'release goes on');
  if (decision.kind === 'finish')
    log.info({ ...about, state: decision.state, reason: decision.reason }, 'release watched to the end');
}
