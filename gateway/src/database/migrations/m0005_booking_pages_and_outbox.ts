import { Migration } from '@mikro-orm/migrations';

/** Cursor paging of bookings, and a dead-letter state of their notifications. */
export class M0005BookingPagesAndOutbox extends Migration {
  override name = 'm0005_booking_pages_and_outbox';

  override up(): void {
    this.addSql('create index consultations_page_index on consultations (owner_id, created_at, id)');
    this.addSql('drop index consultations_owner_id_created_at_index');

    this.addSql(
      'alter table booking_notices add column failed_at timestamptz(6), add column last_error text',
    );
    this.addSql(`create index booking_notices_due_index on booking_notices (next_attempt_at)
      where delivered_at is null and failed_at is null`);
    this.addSql('drop index booking_notices_waiting_index');
  }
}
