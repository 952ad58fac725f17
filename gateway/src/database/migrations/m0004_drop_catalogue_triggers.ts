import { Migration } from '@mikro-orm/migrations';

/** Catalogue rows are cached for a fixed time now, so change notifications are not needed. */
export class M0004DropCatalogueTriggers extends Migration {
  override name = 'm0004_drop_catalogue_triggers';

  override up(): void {
    for (const table of ['services', 'testimonials'])
      this.addSql(`drop trigger if exists ${table}_changed on ${table}`);
    this.addSql('drop function if exists tell_catalogue_changed()');
  }
}
