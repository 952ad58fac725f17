import { Migration } from '@mikro-orm/migrations';

/** Notifications of bookings that have not been sent yet. */
export class M0002BookingNotices extends Migration {
  override name = 'm0002_booking_notices';

  override up(): void {
    this.addSql(`create table booking_notices (
      id uuid primary key,
      consultation_id uuid not null
        constraint booking_notices_consultation_id_foreign references consultations (id) on delete cascade,
      attempts integer not null default 0,
      next_attempt_at timestamptz(6) not null default now(),
      delivered_at timestamptz(6),
      created_at timestamptz(6) not null default now()
    )`);
    this.addSql(
      'create index booking_notices_waiting_index on booking_notices (next_attempt_at) where delivered_at is null',
    );
  }
}
