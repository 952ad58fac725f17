import type { Consultation } from '../consultation.entity.ts';

/** Notifies the business of one consultation. Rejects unless the receiver has accepted it. */
export type Sender = (consultation: Consultation) => Promise<void>;

/** What a notification says of a consultation. */
export const contentOf = ({ id, name, email, phone, service, message, createdAt }: Consultation) =>
  ({ id, name, email, phone, service, message, createdAt: createdAt.toISOString() }) as const;
