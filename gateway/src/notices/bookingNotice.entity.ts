import { randomUUID } from 'node:crypto';
import { defineEntity, type Opt } from '@mikro-orm/postgresql';
import { Consultation } from '../consultations/consultation.entity.ts';

const p = defineEntity.properties;

const BookingNoticeSchema = defineEntity({
  name: 'BookingNotice',
  tableName: 'booking_notices',
  indexes: [
    {
      name: 'booking_notices_waiting_index',
      expression:
        'create index booking_notices_waiting_index on booking_notices (next_attempt_at) where delivered_at is null',
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    consultation: () => p.manyToOne(Consultation).deleteRule('cascade'),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(6).defaultRaw('now()'),
    deliveredAt: p.datetime(6).strictNullable().default(null),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** That the business is to be told of a booking: written with the booking, in one transaction, so that none is lost. */
export class BookingNotice extends BookingNoticeSchema.class {
  declare id: Opt<string>;
}
BookingNoticeSchema.setClass(BookingNotice);
