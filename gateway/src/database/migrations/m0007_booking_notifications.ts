import { Migration } from '@mikro-orm/migrations';

/**
 * Names the table as the rest of the code does. Gateways of the version before work through a view of the former name
 * until they are replaced; a later migration drops it.
 */
export class M0007BookingNotifications extends Migration {
  override name = 'm0007_booking_notifications';

  override up(): void {
    this.addSql('alter table booking_notices rename to booking_notifications');
    this.addSql('alter index booking_notices_due_index rename to booking_notifications_due_index');
    this.addSql(`alter table booking_notifications
      rename constraint booking_notices_pkey to booking_notifications_pkey`);
    this.addSql(`alter table booking_notifications
      rename constraint booking_notices_consultation_id_foreign to booking_notifications_consultation_id_foreign`);
    // Their retention job finds expired rows by ctid, which a view has only where it is named.
    this.addSql('create view booking_notices as select ctid, * from booking_notifications');
  }
}
