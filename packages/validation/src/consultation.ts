import { z } from 'zod';
import { email, isReadable, REQUIRED, requiredText, UNREADABLE } from './text.ts';

/** What a visitor can ask a consultation about; the order is the order of the form's list. */
export const serviceInterests = ['signals', 'management', 'coaching', 'vip'] as const;
export type ServiceInterest = (typeof serviceInterests)[number];

const PHONE_MIN = 5;
const PHONE_MAX = 32;
const enoughDigits = (phone: string) => (phone.match(/\p{Nd}/gu) ?? []).length >= 5;
// Invisible marks that come along when a number is copied from an address book.
const withoutMarks = (phone: string) => phone.replace(/\p{Cf}/gu, '');

/** As people write it: spaces, brackets, dashes and "ext." are kept. */
const phone = z
  .string({ error: REQUIRED })
  .overwrite(withoutMarks)
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .min(PHONE_MIN, { error: `At least ${PHONE_MIN} characters`, abort: true })
  .max(PHONE_MAX, { error: `At most ${PHONE_MAX} characters`, abort: true })
  .refine(enoughDigits, { error: 'At least 5 digits', abort: true })
  .refine(isReadable, UNREADABLE);

const service = z.enum(serviceInterests, {
  error: issue =>
    issue.input === undefined || issue.input === null || issue.input === ''
      ? REQUIRED
      : `One of: ${serviceInterests.join(', ')}`,
});

/** A booking as a user sends it. `id`, `createdAt` and the owner never come from the body: unknown keys are dropped. */
export const consultationRule = z.object({
  name: requiredText(100),
  email: email(),
  phone,
  service,
  message: z.string().trim().max(2000, 'At most 2000 characters').refine(isReadable, UNREADABLE).nullish(),
});
export type ConsultationInput = z.infer<typeof consultationRule>;
