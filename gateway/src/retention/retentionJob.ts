import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { applyRetention } from './retention.ts';

const FIRST_RUN_MS = 60_000;
const INTERVAL_MS = 60 * 60_000;

interface Times {
  /** The longest wait after the start, and for migrations, in ms. Short: a gateway may be restarted every hour. */
  firstRunMs?: number;
  intervalMs?: number;
}

/** Applies the retention rules within a minute, then about once an hour until it is stopped, at a random minute of its own. */
export function startRetentionJob(
  pool: Pool,
  isMigrated: () => boolean,
  log: Logger,
  { firstRunMs = FIRST_RUN_MS, intervalMs = INTERVAL_MS }: Times = {},
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let wait = firstRunMs * (0.5 + Math.random() / 2);
    while (!signal.aborted) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted || !isMigrated()) continue;
      await applyRetention(pool, log).catch(error => log.warn({ err: error }, 'retention failed'));
      wait = intervalMs * (0.5 + Math.random());
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
