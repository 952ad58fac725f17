import { Migration } from '@mikro-orm/migrations';

/**
 * What a list of own sessions needs: an id that is no session key, the time of creation and the user.
 * The user's column is derived from the stored session, so that the session store's own statements fill it.
 */
export class M0006UserSessions extends Migration {
  override name = 'm0006_user_sessions';

  override up(): void {
    this.addSql(`delete from sessions where sess->>'userId' is not null
      and not exists (select from users where id = (sess->>'userId')::uuid)`);
    this.addSql(`alter table sessions
      add column id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
      add column created_at timestamptz(6) not null default now(),
      add column user_id uuid generated always as ((sess->>'userId')::uuid) stored
        constraint sessions_user_id_foreign references users (id) on delete cascade`);
    this.addSql('create index sessions_user_id_index on sessions (user_id)');
    this.addSql(`create index consultations_idempotency_age_index on consultations (created_at)
      where idempotency_key is not null`);
  }
}
