import { Migration } from '@mikro-orm/migrations';

/** When a user last ended sessions: a login at the provider from before begins none. */
export class M0011SessionsEnded extends Migration {
  override name = 'm0011_sessions_ended';

  override up(): void {
    this.addSql('alter table users add column sessions_ended_at timestamptz(6)');
  }
}
