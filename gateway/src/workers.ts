import { createSender, sendNotifications } from './consultations/notifications/outboxWorker.ts';
import type { Dependencies } from './dependencies.ts';
import { applyRetentionHourly } from './retention/retention.ts';

/**
 * Starts what works beside the requests: the migration, and after it the notifications of bookings and the removal of
 * data whose time is over.
 * @returns stops it, and waits a bounded time for what is under way
 */
export function startWorkers({ env, log, migration, orm, pool }: Dependencies): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    await migration.run(signal);
    await Promise.all([
      sendNotifications(orm.em, createSender(env), log, signal),
      applyRetentionHourly(pool, log, signal),
    ]);
  };
  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}
