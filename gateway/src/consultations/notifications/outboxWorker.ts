import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { sendNext } from './outbox.ts';
import type { Sender } from './send.ts';

const POLL_MS = 2_000;

/** Sends notifications in the background until it is stopped; while the database is unavailable it keeps polling. */
export function startOutboxWorker(
  em: EntityManager,
  send: Sender | undefined,
  isMigrated: () => boolean,
  log: Logger,
) {
  if (!send) {
    log.warn(
      'booking notifications are disabled: set NOTICE_WEBHOOK_URL and NOTICE_WEBHOOK_SECRET, or SMTP_URL and NOTICE_EMAIL',
    );
    return { stop: async () => {} };
  }
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const sent = isMigrated() && (await sendNext(em, send, log).catch(logFailure(log)));
      if (!sent) await sleep(POLL_MS, undefined, { signal }).catch(() => {});
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

const logFailure = (log: Logger) => (error: unknown) => {
  log.warn({ err: error }, 'outbox could not be read');
  return false;
};
