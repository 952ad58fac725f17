import { Problem } from '../http/problem.ts';

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
