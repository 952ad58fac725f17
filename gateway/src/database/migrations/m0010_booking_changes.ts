import { Migration } from '@mikro-orm/migrations';

/** Bookings that are changed or withdrawn, and what the business is told of it. */
export class M0010BookingChanges extends Migration {
  override name = 'm0010_booking_changes';

  override up(): void {
    this.addSql(
      'alter table consultations add column change_key text, add column withdrawn_at timestamptz(6)',
    );
    this.addSql(`alter table booking_notifications add column event text not null default 'booked'
      constraint booking_notifications_event_check check (event in ('booked', 'changed', 'withdrawn'))`);
  }
}
