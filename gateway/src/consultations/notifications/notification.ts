import type { Consultation } from '../consultation.entity.ts';
import type { BookingEvent } from './bookingNotification.entity.ts';

export interface Notification {
  id: string;
  event: BookingEvent;
  consultation: Consultation;
}

/** Tells the business what became of one consultation. Rejects unless the receiver has accepted it. */
export type Sender = (notification: Notification) => Promise<void>;

/** By what a receiver knows a repeated notification. A booking is announced under its own id. */
export const keyOf = ({ id, event, consultation }: Notification): string =>
  event === 'booked' ? consultation.id : id;

/** What a notification says of a consultation. */
export const contentOf = ({ id, name, email, phone, service, message, createdAt }: Consultation) =>
  ({ id, name, email, phone, service, message, createdAt: createdAt.toISOString() }) as const;
