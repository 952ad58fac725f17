import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { BookingNotice } from './bookingNotice.entity.ts';
import type { Send } from './send.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Delivers the notice that has waited longest, at least once; gateways side by side take different ones.
 * @returns whether there was one.
 */
export function deliverOne(em: EntityManager, send: Send, log: Logger): Promise<boolean> {
  return em.fork().transactional(async inner => {
    const [notice] = await inner.find(
      BookingNotice,
      { deliveredAt: null, nextAttemptAt: { $lte: new Date() } },
      { orderBy: { nextAttemptAt: 'asc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!notice) return false;
    await inner.populate(notice, ['consultation']);
    try {
      await send(notice.consultation);
      notice.deliveredAt = new Date();
    } catch (error) {
      log.warn({ err: error, attempts: notice.attempts + 1 }, 'A booking could not be delivered yet.');
      notice.nextAttemptAt = new Date(Date.now() + pauseAfter(notice.attempts));
    }
    notice.attempts += 1;
    return true;
  });
}

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);

/** How many bookings nobody has been told of yet. */
export const countWaiting = (em: EntityManager): Promise<number> =>
  em.fork().count(BookingNotice, { deliveredAt: null });
