import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { sql } from '@mikro-orm/postgresql';
import { consultationRule, type ConsultationInput } from '@site/validation';
import { z } from 'zod';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../http/parseInput.ts';
import { writeInTurn } from '../identity/requireUser.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { assertSameRequest, digestOfBooking, readIdempotencyKey } from './idempotency.ts';
import { BookingNotification } from './notifications/bookingNotification.entity.ts';

/**
 * Books a consultation for a user, and queues the notification of the business in the same transaction (outbox). A retry
 * with the same Idempotency-Key and input returns the first booking, and is not counted.
 * @throws {Problem} 400 for invalid input, 422 for a key that was used with other input, 429 above the limit or when 100 of the
 *   user's bookings are under way, 503 when their turn does not come within 10 s.
 */
export async function bookConsultation(
  context: Pick<Context, 'deps' | 'em' | 'req' | 'res'>,
  owner: User,
  input: unknown,
): Promise<OwnConsultation> {
  const { deps, em, req, res } = context;
  const given = parseInput(consultationRule, input);
  const details = { ...given, message: given.message ?? null };
  const idempotencyKey = readIdempotencyKey(req.get('idempotency-key'));
  const findFirst = async () =>
    idempotencyKey && (await em.fork().findOne(Consultation, { owner: owner.id, idempotencyKey }));
  return writeInTurn(context, owner, async () => {
    const earlier = await findFirst();
    if (earlier) return assertSameRequest(earlier, details);
    await deps.limit('booking', owner.id, res);
    const requestHash = idempotencyKey && digestOfBooking(details);
    const consultation = em.create(Consultation, { ...details, owner, idempotencyKey, requestHash });
    em.create(BookingNotification, { consultation });
    try {
      await em.flush();
      return consultation;
    } catch (error) {
      // Another process has booked with this key meanwhile: the unique index reports it.
      const first = error instanceof UniqueConstraintViolationException && (await findFirst());
      if (!first) throw error;
      return assertSameRequest(first, details);
    }
  });
}

export const MAX_LISTED = 100;
const LIMIT = `A whole number from 1 to ${MAX_LISTED}`;
const queryRule = z.strictObject({
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(MAX_LISTED, LIMIT).default(MAX_LISTED),
  before: z.uuid('The id of a booking').optional(),
});

/** What the API shows of a consultation. */
export type OwnConsultation = Pick<Consultation, 'id' | 'createdAt' | keyof ConsultationInput>;

/**
 * Lists the user's own consultations, newest first.
 * @param query `limit` (1 to 100) and `before`, the id of the consultation that the answer follows; an id that is not
 *   one of the user's consultations gives an empty list.
 * @returns `next` is the query string that asks for the next older ones, undefined when there are none.
 * @throws {Problem} 400 for an invalid limit or id, and for any other parameter, 429 above 30 a minute.
 */
export async function listConsultations(
  { deps, em, res }: Pick<Context, 'deps' | 'em' | 'res'>,
  owner: User,
  query: { limit?: unknown; before?: unknown },
): Promise<{ consultations: OwnConsultation[]; next: string | undefined }> {
  await deps.limit('booking-read', owner.id, res);
  const { limit, before } = parseInput(queryRule, query);
  // Compared in SQL: a JavaScript date would cut the microseconds off.
  const after = sql`(created_at, id) < (select created_at, id from consultations
    where id = ${before} and owner_id = ${owner.id})`;
  const where = { owner: owner.id, withdrawnAt: null, ...(before && { [after]: [] }) };
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const found = await em.find(Consultation, where, { orderBy, limit: limit + 1 });
  const consultations = found.slice(0, limit);
  const last = consultations.at(-1);
  const next = found.length > limit ? `limit=${limit}&before=${last?.id}` : undefined;
  return { consultations, next };
}
