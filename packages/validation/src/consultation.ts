import { z } from 'zod';
import { email, optionalText, REQUIRED, requiredLine } from './text.ts';

/** What a consultation can be about; the order is the order of the form's list. */
export const serviceInterests = ['signals', 'management', 'coaching', 'vip'] as const;
export type ServiceInterest = (typeof serviceInterests)[number];

/** Fewest characters, and fewest digits among them. */
const PHONE_MIN = 5;
const PHONE_MAX = 32;
const enoughDigits = (phone: string) => (phone.match(/\p{Nd}/gu) ?? []).length >= PHONE_MIN;

/** As people write it: spaces, brackets, dashes and "ext." are kept. */
const phone = requiredLine(PHONE_MAX)
  .min(PHONE_MIN, { error: `At least ${PHONE_MIN} characters`, abort: true })
  .refine(enoughDigits, `At least ${PHONE_MIN} digits`);

const service = z.enum(serviceInterests, {
  error: issue =>
    issue.input === undefined || issue.input === null || issue.input === ''
      ? REQUIRED
      : `One of: ${serviceInterests.join(', ')}`,
});

/** How long a booking can be changed, and within which time the business answers it. */
const ANSWER_HOURS = 24;

/** Until when whoever made a booking can change or withdraw it; by then the business answers. */
export const changeableUntil = (createdAt: Date | string) =>
  new Date(new Date(createdAt).getTime() + ANSWER_HOURS * 60 * 60_000);

/** A booking as a user sends it. `id`, `createdAt` and the owner never come from the body: unknown keys are dropped. */
export const consultationRule = z.object({
  name: requiredLine(100),
  email: email(),
  phone,
  service,
  message: optionalText(2000)
    .transform(text => text || null)
    .nullish(),
});
export type ConsultationInput = z.infer<typeof consultationRule>;
