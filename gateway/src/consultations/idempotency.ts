import { createHash } from 'node:crypto';
import { consultationRule, type ConsultationInput } from '@site/validation';
import { Problem } from '../http/problem.ts';
import type { Consultation } from './consultation.entity.ts';

/**
 * Validates the Idempotency-Key header; null without one.
 * @throws {Problem} 400 for a key that is empty, longer than 255 characters or not printable ASCII.
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x21-\x7e][\x20-\x7e]{0,254}$/.test(header)) return header;
  const message = 'The Idempotency-Key must be 1 to 255 plain characters.';
  throw new Problem(400, message, { errors: [{ path: 'Idempotency-Key', message }] });
}

/** 422 for a key that came with other input before. */
export const keyUsedBefore = (): Problem =>
  new Problem(422, 'This Idempotency-Key was already used for another booking.');

/**
 * A digest of a booking as it was sent, since it may be changed. What is empty is no part of it: a request from before a
 * field was added has the same digest.
 */
export function digestOfBooking(booking: ConsultationInput): string {
  const fields = Object.keys(consultationRule.shape).sort() as (keyof ConsultationInput)[];
  return digestOf(fields.filter(field => booking[field]).map(field => [field, booking[field]]));
}

/** A digest of what a request gives. */
export const digestOf = (given: unknown): string =>
  createHash('sha256').update(JSON.stringify(given)).digest('base64');

/**
 * @returns the first answer to a key if this input is the same, whatever the booking was changed to.
 * @throws {Problem} 422 for other input, and where that booking was withdrawn: nobody is told of a booking that is not there.
 */
export function assertSameRequest<Details extends ConsultationInput>(first: Consultation, details: Details) {
  if (first.requestHash !== digestOfBooking(details)) throw keyUsedBefore();
  if (first.withdrawnAt) throw new Problem(422, 'The booking with this Idempotency-Key was withdrawn.');
  return { id: first.id, createdAt: first.createdAt, ...details };
}
