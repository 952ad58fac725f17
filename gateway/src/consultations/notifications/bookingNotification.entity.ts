import { defineEntity, p } from '@mikro-orm/postgresql';
import { BaseEntity } from '../../database/baseEntity.ts';
import { Consultation } from '../consultation.entity.ts';

const BookingNotificationSchema = defineEntity({
  name: 'BookingNotification',
  tableName: 'booking_notices',
  extends: BaseEntity,
  indexes: [
    {
      name: 'booking_notices_waiting_index',
      expression:
        'create index booking_notices_waiting_index on booking_notices (next_attempt_at) where delivered_at is null',
    },
  ],
  properties: {
    consultation: () => p.manyToOne(Consultation).deleteRule('cascade'),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(6).defaultRaw('now()'),
    deliveredAt: p.datetime(6).strictNullable().default(null),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** A row of the outbox: a booking that the business is to be notified of, written in the booking's transaction. */
export class BookingNotification extends BookingNotificationSchema.class {}
BookingNotificationSchema.setClass(BookingNotification);
