import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { consultationRule, type ConsultationInput } from '@site/validation';
import { Problem } from '../http/problem.ts';
import type { Consultation } from './consultation.entity.ts';
import type { OwnConsultation } from './consultation.ts';

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

const fields = Object.keys(consultationRule.shape) as (keyof ConsultationInput)[];

// What was left out and what is empty are stored alike.
const asStored = (value: unknown) => (value === undefined || value === '' ? null : value);

/** 422 for a key that came with other input before. */
export const keyUsedBefore = (): Problem =>
  new Problem(422, 'This Idempotency-Key was already used for another booking.');

/**
 * Compares a booking with a request by every field of the rule, as stored: a booking from before a field was added has
 * that field's default, and so has a request from a page that does not know it.
 */
export function isSameRequest(booking: Consultation, details: ConsultationInput): boolean {
  return fields.every(field => isDeepStrictEqual(asStored(booking[field]), asStored(details[field])));
}

/** A digest of a booking as it was requested, since the booking may be changed. What is empty is no part of it. */
export const hashOf = (details: ConsultationInput): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        fields
          .toSorted()
          .map(field => [field, details[field]])
          .filter(([, value]) => value),
      ),
    )
    .digest('base64');

/**
 * @returns the first answer to a key if this input is the same, whatever the booking was changed to.
 * @throws {Problem} 422 for other input, and where that booking was withdrawn: nobody is told of a booking that is not there.
 */
export function assertSameRequest(
  first: Consultation,
  details: Pick<Consultation, keyof ConsultationInput>,
): OwnConsultation {
  const isSame = first.requestHash ? first.requestHash === hashOf(details) : isSameRequest(first, details);
  if (first.withdrawnAt || !isSame) throw keyUsedBefore();
  return { id: first.id, createdAt: first.createdAt, ...details };
}
