import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { consultationRule, type ConsultationInput } from '@site/contracts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { readIdempotencyKey } from './idempotencyKey.ts';
import { BookingNotification } from './notifications/bookingNotification.entity.ts';

/** The user's own bookings, newest first. */
export const listConsultations = (em: EntityManager, owner: User): Promise<Consultation[]> =>
  em.find(Consultation, { owner }, { orderBy: { createdAt: 'desc', id: 'desc' } });

/**
 * Books a consultation for a user, and queues the notification of the business in the same transaction (outbox).
 * @param idempotencyKey a retry with the same key and input returns the first booking.
 * @throws {Problem} 400 for invalid input, 422 for a key that was used with other input.
 */
export async function bookConsultation(
  em: EntityManager,
  owner: User,
  input: unknown,
  idempotencyKey?: string,
): Promise<Consultation> {
  const details = parseInput(consultationRule, input);
  const key = readIdempotencyKey(idempotencyKey);
  try {
    return await insert(em, owner, details, key);
  } catch (error) {
    // A key is nearly always new: inserting first saves a query, the unique index reports a repeated one.
    if (key === null || !(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await em.fork().findOneOrFail(Consultation, { owner: owner.id, idempotencyKey: key });
    return sameRequest(first, details);
  }
}

async function insert(
  em: EntityManager,
  owner: User,
  details: ConsultationInput,
  idempotencyKey: string | null,
) {
  const requestHash = idempotencyKey && hash(details);
  const message = details.message || null;
  const consultation = em.create(Consultation, { ...details, message, owner, idempotencyKey, requestHash });
  em.create(BookingNotification, { consultation });
  await em.flush();
  return consultation;
}

function sameRequest(booked: Consultation, details: ConsultationInput): Consultation {
  if (booked.requestHash === hash(details)) return booked;
  throw new Problem(422, 'This Idempotency-Key was already used for another booking.');
}

const hash = ({ name, email, phone, service, message }: ConsultationInput) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, service, message || null]))
    .digest('hex');
