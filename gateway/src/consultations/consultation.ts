import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { consultationRule } from '@site/validation';
import { parseInput } from '../http/parseInput.ts';
import type { User } from '../identity/user.entity.ts';
import { createTurns } from '../limits/turns.ts';
import { Consultation } from './consultation.entity.ts';
import { assertSameRequest, hashForFormerGateways, readIdempotencyKey } from './idempotency.ts';
import { BookingNotification } from './notifications/bookingNotification.entity.ts';

// One user's transactions never fill the pool, and others' requests run between them.
const inTurn = createTurns(100);

interface BookingOptions {
  /** A retry with the same key and input returns the first booking, and is not counted. */
  idempotencyKey: string | undefined;
  /** Counts the booking against the user's limit; rejects when it is used up. */
  countBooking: () => Promise<void>;
}

/**
 * Books a consultation for a user, and queues the notification of the business in the same transaction (outbox).
 * @throws {Problem} 400 for invalid input, 422 for a key that was used with other input, 429 above the limit or when 100 of the
 *   user's bookings are under way, 503 when their turn does not come within 10 s.
 */
export async function bookConsultation(
  em: EntityManager,
  owner: User,
  input: unknown,
  options: BookingOptions,
): Promise<Consultation> {
  const details = parseInput(consultationRule, input);
  const idempotencyKey = readIdempotencyKey(options.idempotencyKey);
  const requestHash = idempotencyKey && hashForFormerGateways(details);
  try {
    return await inTurn(owner.id, () =>
      em.transactional(async inner => {
        const message = details.message || null;
        const columns = { ...details, message, owner, idempotencyKey, requestHash };
        const consultation = inner.create(Consultation, columns);
        inner.create(BookingNotification, { consultation });
        await inner.flush();
        await options.countBooking();
        return consultation;
      }),
    );
  } catch (error) {
    // A key is nearly always new: inserting first saves a query, the unique index reports a repeated one.
    if (idempotencyKey === null || !(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await em.fork().findOneOrFail(Consultation, { owner: owner.id, idempotencyKey });
    return assertSameRequest(first, details);
  }
}
