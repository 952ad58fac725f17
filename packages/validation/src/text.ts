import { z } from 'zod';

/** The two messages that every rule uses (docs/specification.md#validation). */
export const REQUIRED = 'Required';
export const INVALID_EMAIL = 'Invalid email';

// The longest address that SMTP can carry (RFC 5321, 4.5.3.1).
const EMAIL_MAX = 254;

/** For text that PostgreSQL cannot store: a NUL character, or half of a surrogate pair. */
export const UNREADABLE = 'Contains a character that cannot be stored';
export const isReadable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** Trimmed text of 1 to `max` characters; absent, empty and blank all read "Required". */
export const requiredText = (max: number) =>
  z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(max, `At most ${max} characters`)
    .refine(isReadable, UNREADABLE);

/** A trimmed email address of at most 254 characters; the spelling of its letters is kept. */
export const email = () =>
  z
    .string({ error: REQUIRED })
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(EMAIL_MAX, { error: `At most ${EMAIL_MAX} characters`, abort: true })
    .check(z.email(INVALID_EMAIL));
