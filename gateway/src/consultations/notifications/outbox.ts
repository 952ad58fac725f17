import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { BookingNotification } from './bookingNotification.entity.ts';
import type { Sender } from './send.ts';

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60 * 60_000;

/**
 * Sends the notification that is due longest, at least once; concurrent gateways take different ones.
 * @returns whether one was due.
 */
export function sendNext(em: EntityManager, send: Sender, log: Logger): Promise<boolean> {
  return em.fork().transactional(async inner => {
    const [notification] = await inner.find(
      BookingNotification,
      { deliveredAt: null, nextAttemptAt: { $lte: new Date() } },
      { orderBy: { nextAttemptAt: 'asc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!notification) return false;
    await inner.populate(notification, ['consultation']);
    try {
      await send(notification.consultation);
      notification.deliveredAt = new Date();
    } catch (error) {
      log.warn({ err: error, attempts: notification.attempts + 1 }, 'booking notification failed');
      notification.nextAttemptAt = new Date(Date.now() + backOff(notification.attempts));
    }
    notification.attempts += 1;
    return true;
  });
}

const backOff = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS);

/** Counts the notifications that were not sent yet. */
export const countPending = (em: EntityManager): Promise<number> =>
  em.fork().count(BookingNotification, { deliveredAt: null });
