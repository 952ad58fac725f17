import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from '../../settings.ts';
import type { Sender } from './bookingNotification.entity.ts';
import { emailSender } from './email.ts';
import { claimDue, sendClaimed } from './outbox.ts';
import { webhookSender } from './webhook.ts';

const POLL_MS = 2_000;
const MAX_CONCURRENT = 8;
// Below the time that a stopping gateway gives its requests.
const STOP_TIMEOUT_MS = 8_000;

/** @returns the configured channel, webhook before email, or undefined if neither is set. */
export function createSender(env: Env): Sender | undefined {
  const { NOTIFICATION_WEBHOOK_URL: url, NOTIFICATION_WEBHOOK_SECRET: secret } = env;
  const { SMTP_URL: smtp, NOTIFICATION_EMAIL: to } = env;
  if (url && secret) return webhookSender(url, secret);
  if (smtp && to) return emailSender(smtp, to, env.NOTIFICATION_FROM ?? to);
  return undefined;
}

/**
 * Sends notifications, at most eight at a time, until the signal ends it: then it claims no more, and waits a bounded time
 * for what is being sent. What is cut off is sent again after its lease.
 */
export async function sendNotifications(
  em: EntityManager,
  send: Sender | undefined,
  log: Logger,
  signal: AbortSignal,
  stopTimeoutMs = STOP_TIMEOUT_MS,
): Promise<void> {
  if (!send)
    return log.warn(
      'booking notifications are disabled: set NOTIFICATION_WEBHOOK_URL and NOTIFICATION_WEBHOOK_SECRET, or SMTP_URL and NOTIFICATION_EMAIL',
    );
  const inFlight = new Set<Promise<void>>();
  /** Starts what is due; false if nothing was, or no more may be sent at once. */
  const startDue = async () => {
    const claimed = await claimDue(em, MAX_CONCURRENT - inFlight.size);
    for (const notification of claimed) {
      const sending = sendClaimed(em, send, log, notification)
        .catch(error => log.warn({ err: error }, 'outcome of a booking notification could not be stored'))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
    return claimed.length > 0;
  };
  while (!signal.aborted) {
    const started = await startDue().catch(error => {
      log.warn({ err: error }, 'outbox could not be read');
      return false;
    });
    if (!started) await Promise.race([...inFlight, sleep(POLL_MS, undefined, { signal })]).catch(() => {});
  }
  await Promise.race([Promise.all(inFlight), sleep(stopTimeoutMs, undefined, { ref: false })]);
}
