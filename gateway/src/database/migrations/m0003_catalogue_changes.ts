import { Migration } from '@mikro-orm/migrations';

/** Notifies every gateway of a committed change of the catalogue. */
export class M0003CatalogueChanges extends Migration {
  override name = 'm0003_catalogue_changes';

  override up(): void {
    this.addSql(`create function tell_catalogue_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue_changed', tg_table_name);
        return null;
      end
    $$`);
    for (const table of ['services', 'testimonials']) {
      this.addSql(`create trigger ${table}_changed
        after insert or update or delete or truncate on ${table}
        for each statement execute function tell_catalogue_changed()`);
    }
  }
}
