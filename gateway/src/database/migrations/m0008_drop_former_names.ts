import { Migration } from '@mikro-orm/migrations';

/** No gateway that may still run works through the former name of the notifications' table. */
export class M0008DropFormerNames extends Migration {
  override name = 'm0008_drop_former_names';

  override up(): void {
    this.addSql('drop view if exists booking_notices');
  }
}
