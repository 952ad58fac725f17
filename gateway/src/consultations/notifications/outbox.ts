import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Consultation } from '../consultation.entity.ts';
import { BookingNotification, type Sender } from './bookingNotification.entity.ts';

// Longer than a send may take: a claimed notification is due again only if its gateway died.
const LEASE_SECONDS = 60;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60 * 60_000;
/** After about a day of retries a notification is a dead letter. */
export const MAX_ATTEMPTS = 32;

const CLAIM = `
  update booking_notifications set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ?)
  where id in (
    select id from booking_notifications
    where delivered_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at limit ? for update skip locked
  )
  returning id`;

/** Claims notifications that are due, for a lease of one minute; concurrent gateways claim different ones. */
export async function claimDue(em: EntityManager, limit: number): Promise<BookingNotification[]> {
  const fork = em.fork();
  const claimed = await fork.execute<{ id: string }[]>(CLAIM, [LEASE_SECONDS, limit]);
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return fork.find(BookingNotification, { id: { $in: ids } }, { populate: ['consultation'] });
}

/**
 * Queues what happened to a booking in place of what is queued of it and not sent. A booking that was never announced is
 * announced as it is now. One that is being sent, or was tried, may have arrived: what follows waits until that has ended.
 */
export async function replaceNotification(
  em: EntityManager,
  consultation: Consultation,
  event: 'changed' | 'withdrawn',
): Promise<void> {
  const unsent = { consultation, deliveredAt: null, failedAt: null };
  const queued = await em.find(BookingNotification, unsent, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const isUnknown = queued.some(each => each.event === 'booked' && each.attempts === 0);
  const wasTried = queued.some(({ attempts }) => attempts > 0);
  const ended = wasTried ? Date.now() + LEASE_SECONDS * 1000 : Date.now();
  queued.forEach(each => em.remove(each));
  em.create(BookingNotification, {
    consultation,
    event: isUnknown && event === 'changed' ? 'booked' : event,
    nextAttemptAt: new Date(Math.max(ended, ...queued.map(({ nextAttemptAt }) => nextAttemptAt.getTime()))),
  });
}

/**
 * Sends a claimed notification, outside of any transaction, and stores the outcome. A gateway that dies in between
 * leaves it to be sent again: at least once, with the same idempotency key.
 */
export async function sendClaimed(
  em: EntityManager,
  send: Sender,
  log: Logger,
  notification: BookingNotification,
): Promise<void> {
  const { id, attempts } = notification;
  const undelivered = { id, deliveredAt: null };
  try {
    await send(notification);
  } catch (error) {
    const failed = attempts >= MAX_ATTEMPTS;
    const level = failed ? 'error' : 'warn';
    log[level](
      { err: error, notificationId: id, attempts },
      failed ? 'booking notification failed permanently' : 'booking notification failed, will retry',
    );
    // Only while the claim is this worker's: one that was paused beyond its lease leaves the row to the next.
    await em.fork().nativeUpdate(
      BookingNotification,
      { ...undelivered, attempts },
      {
        nextAttemptAt: new Date(Date.now() + backOff(attempts)),
        failedAt: failed ? new Date() : null,
        lastError: reasonOf(error),
      },
    );
    return;
  }
  // Not a failed delivery if it fails: the lease ends, and the notification is sent a second time.
  // Whoever claimed it since: what was delivered is not pending and not failed.
  await em.fork().nativeUpdate(BookingNotification, undelivered, {
    deliveredAt: new Date(),
    failedAt: null,
    lastError: null,
  });
}

const backOff = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);

// A mail server's message may quote addresses: only the error's code or type is stored. That of a timeout is a number.
function reasonOf(error: unknown): string {
  const { cause, code, name } = error as Error & { cause?: { code?: string }; code?: unknown };
  return cause?.code ?? (typeof code === 'string' ? code : name);
}

export const countPending = (em: EntityManager): Promise<number> =>
  em.fork().count(BookingNotification, { deliveredAt: null, failedAt: null });

export const countFailed = (em: EntityManager): Promise<number> =>
  em.fork().count(BookingNotification, { failedAt: { $ne: null } });
