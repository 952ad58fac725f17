import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { applyRetention } from './retention.ts';

const INTERVAL_MS = 60 * 60_000;

/** Applies the retention rules about once an hour until it is stopped, at a random minute of its own. */
export function startRetentionJob(
  pool: Pool,
  isMigrated: () => boolean,
  log: Logger,
  intervalMs: number = INTERVAL_MS,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sleep(intervalMs * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted || !isMigrated()) continue;
      await applyRetention(pool, log).catch(error => log.warn({ err: error }, 'retention failed'));
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
