import { Migration } from '@mikro-orm/migrations';

/**
 * The statements of every migration by its name, in the order in which they run. The rules
 * are in docs/contributing.md#a-migration.
 */
const statements: Readonly<Record<string, readonly string[]>> = {
  /**
   * Every table. It has the name of the last migration that it stands for, so a database that ran that one runs nothing.
   * Sessions and limits are written by libraries, so their columns are theirs.
   */
  m0012_used_keys: [
    `create table users (
      id uuid primary key,
      email text,
      first_name text,
      last_name text,
      profile_image_url text,
      created_at timestamptz(6) not null default now(),
      updated_at timestamptz(6) not null default now(),
      sessions_ended_at timestamptz(6)
    )`,
    'create unique index users_email_unique on users (lower(email))',
    `create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null constraint identities_user_id_foreign references users (id) on delete cascade,
      created_at timestamptz(6) not null default now(),
      primary key (issuer, subject)
    )`,
    // The user's column is derived, so that the session store's own statements fill it.
    `create table sessions (
      sid varchar not null primary key,
      sess json not null,
      expire timestamp(6) not null,
      id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
      created_at timestamptz(6) not null default now(),
      user_id uuid generated always as ((sess->>'userId')::uuid) stored
        constraint sessions_user_id_foreign references users (id) on delete cascade
    )`,
    'create index sessions_expire_index on sessions (expire)',
    'create index sessions_user_id_index on sessions (user_id)',
    `create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    // `change_key` goes with the next release: a gateway of the version before may still write it.
    `create table consultations (
      id uuid primary key,
      owner_id uuid not null constraint consultations_owner_id_foreign references users (id) on delete cascade,
      name text not null,
      email text not null,
      phone text not null,
      service text not null constraint consultations_service_check
        check (service in ('signals', 'management', 'coaching', 'vip')),
      message text,
      idempotency_key text,
      request_hash text,
      created_at timestamptz(6) not null default now(),
      change_key text,
      withdrawn_at timestamptz(6),
      used_keys jsonb not null default '[]',
      constraint consultations_idempotency_unique unique (owner_id, idempotency_key)
    )`,
    'create index consultations_page_index on consultations (owner_id, created_at, id)',
    `create index consultations_idempotency_age_index on consultations (created_at)
      where idempotency_key is not null`,
    `create table booking_notifications (
      id uuid primary key,
      consultation_id uuid not null
        constraint booking_notifications_consultation_id_foreign references consultations (id) on delete cascade,
      attempts integer not null default 0,
      next_attempt_at timestamptz(6) not null default now(),
      delivered_at timestamptz(6),
      created_at timestamptz(6) not null default now(),
      failed_at timestamptz(6),
      last_error text,
      event text not null default 'booked'
        constraint booking_notifications_event_check check (event in ('booked', 'changed', 'withdrawn'))
    )`,
    `create index booking_notifications_due_index on booking_notifications (next_attempt_at)
      where delivered_at is null and failed_at is null`,
    `create table email_signups (
      id uuid primary key,
      email text not null,
      created_at timestamptz(6) not null default now()
    )`,
    'create unique index email_signups_address_unique on email_signups (lower(trim(email)))',
    `create table services (
      id text primary key,
      position integer not null constraint services_position_unique unique,
      title text not null,
      description text not null,
      icon text not null,
      price text,
      features text[] not null,
      is_vip boolean not null default false
    )`,
    `create table testimonials (
      id uuid primary key,
      position integer not null constraint testimonials_position_unique unique,
      name text not null,
      role text not null,
      content text not null,
      avatar text,
      rating integer not null default 5
    )`,
    `create table module_progress (
      owner_id uuid not null constraint module_progress_owner_id_foreign references users (id) on delete cascade,
      level text not null constraint module_progress_level_check
        check (level in ('beginner', 'intermediate', 'expert')),
      module smallint not null,
      begun_at timestamptz(6),
      read_at timestamptz(6),
      checks jsonb not null constraint module_progress_checks_check check (jsonb_array_length(checks) <= 500),
      attempts jsonb not null constraint module_progress_attempts_check check (jsonb_array_length(attempts) <= 500),
      primary key (owner_id, level, module)
    )`,
  ],
};

export const migrationsInOrder = Object.entries(statements).map(([name, sql]) => ({
  name,
  class: class extends Migration {
    override up(): void {
      for (const statement of sql) this.addSql(statement);
    }
  },
}));
