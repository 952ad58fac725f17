import { defineEntity, p } from '@mikro-orm/core';
import { BaseEntity } from '../../baseEntity.ts';
import { Consultation } from '../consultation.entity.ts';

const dueIndex = `create index booking_notifications_due_index on booking_notifications (next_attempt_at)
  where delivered_at is null and failed_at is null`;

/** What the business is told of a booking. */
const bookingEvents = ['booked', 'changed', 'withdrawn'] as const;

const BookingNotificationSchema = defineEntity({
  name: 'BookingNotification',
  tableName: 'booking_notifications',
  extends: BaseEntity,
  indexes: [{ name: 'booking_notifications_due_index', expression: dueIndex }],
  properties: {
    event: p.enum(bookingEvents).default('booked'),
    consultation: () => p.manyToOne(Consultation).deleteRule('cascade'),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(6).defaultRaw('now()'),
    deliveredAt: p.datetime(6).strictNullable().default(null),
    failedAt: p.datetime(6).strictNullable().default(null),
    lastError: p.text().strictNullable().default(null),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/**
 * A row of the outbox: what the business is to be told of a booking, written in the transaction that makes it so.
 * It ends as delivered or, after the last attempt, as failed (dead letter).
 */
export class BookingNotification extends BookingNotificationSchema.class {}
BookingNotificationSchema.setClass(BookingNotification);

interface Notification extends Pick<BookingNotification, 'id' | 'consultation'> {
  event: (typeof bookingEvents)[number];
}

/** Tells the business what became of one consultation. Rejects unless the receiver has accepted it. */
export type Sender = (notification: Notification) => Promise<void>;

/** By what a receiver knows a repeated notification. A booking is announced under its own id. */
export const keyOf = ({ id, event, consultation }: Notification): string =>
  event === 'booked' ? consultation.id : id;

/** What a notification says of a consultation. */
export const contentOf = ({ id, name, email, phone, service, message, createdAt }: Consultation) =>
  ({ id, name, email, phone, service, message, createdAt: createdAt.toISOString() }) as const;
