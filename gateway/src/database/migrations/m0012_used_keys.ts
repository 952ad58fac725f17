import { Migration } from '@mikro-orm/migrations';

/** All idempotency keys of a booking's changes, not the last alone. `change_key` goes with the next release. */
export class M0012UsedKeys extends Migration {
  override name = 'm0012_used_keys';

  override up(): void {
    this.addSql("alter table consultations add column used_keys jsonb not null default '[]'");
  }
}
