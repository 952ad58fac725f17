import { createHash } from 'node:crypto';
import type { ConsultationInput } from '@site/validation';
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

/** A digest of the parsed input, stored with the key. */
export const hashRequest = ({ name, email, phone, service, message }: ConsultationInput): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, service, message || null]))
    .digest('hex');

/**
 * @returns the first booking of a key if this input is the same.
 * @throws {Problem} 422 for other input.
 */
export function assertSameRequest(first: Consultation, details: ConsultationInput): Consultation {
  if (first.requestHash === hashRequest(details)) return first;
  throw new Problem(422, 'This Idempotency-Key was already used for another booking.');
}
