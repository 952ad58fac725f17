import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { deliverOne } from './deliver.ts';
import type { Send } from './send.ts';

const REST_MS = 2_000;

/** Delivers notices in the background until it is stopped; a database that is away only makes it wait. */
export function startCourier(
  em: EntityManager,
  send: Send | undefined,
  isMigrated: () => boolean,
  log: Logger,
) {
  if (!send) {
    log.warn(
      'Nobody is told of bookings: set NOTICE_WEBHOOK_URL and NOTICE_WEBHOOK_SECRET, or SMTP_URL and NOTICE_EMAIL.',
    );
    return { stop: async () => {} };
  }
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const more = isMigrated() && (await deliverOne(em, send, log).catch(failed(log)));
      if (!more) await sleep(REST_MS, undefined, { signal }).catch(() => {});
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

const failed = (log: Logger) => (error: unknown) => {
  log.warn({ err: error }, 'Bookings could not be read for delivery.');
  return false;
};
