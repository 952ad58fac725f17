import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { consultationRule, type ConsultationInput } from '@site/contracts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import type { User } from '../identity/user.entity.ts';
import { BookingNotice } from '../notices/bookingNotice.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { readIdempotencyKey } from './idempotencyKey.ts';

/** The member's own bookings, newest first. */
export const listConsultations = (em: EntityManager, owner: User): Promise<Consultation[]> =>
  em.find(Consultation, { owner }, { orderBy: { createdAt: 'desc', id: 'desc' } });

/**
 * Books a consultation for a member.
 * @param idempotencyKey repeats the first answer for the same key and body, so that a retry books once.
 * @throws {Problem} 400 for invalid input, 422 for a key that was used with another body.
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
    // A key is nearly always new, so nobody looks for it first: the index says when it is not.
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
  em.create(BookingNotice, { consultation });
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
