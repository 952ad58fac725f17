import { defineEntity, p } from '@mikro-orm/core';
import { BaseEntity } from '../../baseEntity.ts';
import { Consultation } from '../consultation.entity.ts';

const dueIndex = `create index booking_notifications_due_index on booking_notifications (next_attempt_at)
  where delivered_at is null and failed_at is null`;

const BookingNotificationSchema = defineEntity({
  name: 'BookingNotification',
  tableName: 'booking_notifications',
  extends: BaseEntity,
  indexes: [{ name: 'booking_notifications_due_index', expression: dueIndex }],
  properties: {
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
 * A row of the outbox: a booking that the business is to be notified of, written in the booking's transaction.
 * It ends as delivered or, after the last attempt, as failed (dead letter).
 */
export class BookingNotification extends BookingNotificationSchema.class {}
BookingNotificationSchema.setClass(BookingNotification);
