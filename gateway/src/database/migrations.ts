import { Migration } from '@mikro-orm/migrations';

/**
 * The statements of every migration by its name, in the order in which they run. A released one is never edited; the
 * other rules are in docs/contributing.md#a-migration.
 */
const statements: Readonly<Record<string, readonly string[]>> = {
  /** Every table of the first release. Sessions and limits are written by libraries, so their columns are theirs. */
  m0001_first: [
    `create table users (
      id uuid primary key,
      email text,
      first_name text,
      last_name text,
      profile_image_url text,
      created_at timestamptz(6) not null default now(),
      updated_at timestamptz(6) not null default now()
    )`,
    'create unique index users_email_unique on users (lower(email))',
    `create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null constraint identities_user_id_foreign references users (id) on delete cascade,
      created_at timestamptz(6) not null default now(),
      primary key (issuer, subject)
    )`,
    `create table sessions (
      sid varchar not null primary key,
      sess json not null,
      expire timestamp(6) not null
    )`,
    'create index sessions_expire_index on sessions (expire)',
    `create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
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
      constraint consultations_idempotency_unique unique (owner_id, idempotency_key)
    )`,
    'create index consultations_owner_id_created_at_index on consultations (owner_id, created_at)',
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
  ],
  /** Notifications of bookings that have not been sent yet. */
  m0002_booking_notices: [
    `create table booking_notices (
      id uuid primary key,
      consultation_id uuid not null
        constraint booking_notices_consultation_id_foreign references consultations (id) on delete cascade,
      attempts integer not null default 0,
      next_attempt_at timestamptz(6) not null default now(),
      delivered_at timestamptz(6),
      created_at timestamptz(6) not null default now()
    )`,
    'create index booking_notices_waiting_index on booking_notices (next_attempt_at) where delivered_at is null',
  ],
  /** Notifies every gateway of a committed change of the catalogue. */
  m0003_catalogue_changes: [
    `create function tell_catalogue_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue_changed', tg_table_name);
        return null;
      end
    $$`,
    ...['services', 'testimonials'].map(
      table => `create trigger ${table}_changed
        after insert or update or delete or truncate on ${table}
        for each statement execute function tell_catalogue_changed()`,
    ),
  ],
  /** Catalogue rows are cached for a fixed time now, so change notifications are not needed. */
  m0004_drop_catalogue_triggers: [
    ...['services', 'testimonials'].map(table => `drop trigger if exists ${table}_changed on ${table}`),
    'drop function if exists tell_catalogue_changed()',
  ],
  /** Cursor paging of bookings, and a dead-letter state of their notifications. */
  m0005_booking_pages_and_outbox: [
    'create index consultations_page_index on consultations (owner_id, created_at, id)',
    'drop index consultations_owner_id_created_at_index',
    'alter table booking_notices add column failed_at timestamptz(6), add column last_error text',
    `create index booking_notices_due_index on booking_notices (next_attempt_at)
      where delivered_at is null and failed_at is null`,
    'drop index booking_notices_waiting_index',
  ],
  /**
   * What a list of own sessions needs: an id that is no session key, the time of creation and the user.
   * The user's column is derived from the stored session, so that the session store's own statements fill it.
   */
  m0006_user_sessions: [
    `delete from sessions where sess->>'userId' is not null
      and not exists (select from users where id = (sess->>'userId')::uuid)`,
    `alter table sessions
      add column id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
      add column created_at timestamptz(6) not null default now(),
      add column user_id uuid generated always as ((sess->>'userId')::uuid) stored
        constraint sessions_user_id_foreign references users (id) on delete cascade`,
    'create index sessions_user_id_index on sessions (user_id)',
    `create index consultations_idempotency_age_index on consultations (created_at)
      where idempotency_key is not null`,
  ],
  /**
   * Names the table as the rest of the code does. Gateways of the version before work through a view of the former name
   * until they are replaced; a later migration drops it.
   */
  m0007_booking_notifications: [
    'alter table booking_notices rename to booking_notifications',
    'alter index booking_notices_due_index rename to booking_notifications_due_index',
    `alter table booking_notifications
      rename constraint booking_notices_pkey to booking_notifications_pkey`,
    `alter table booking_notifications
      rename constraint booking_notices_consultation_id_foreign to booking_notifications_consultation_id_foreign`,
    // Their retention job finds expired rows by ctid, which a view has only where it is named.
    'create view booking_notices as select ctid, * from booking_notifications',
  ],
  /** No gateway that may still run works through the former name of the notifications' table. */
  m0008_drop_former_names: ['drop view if exists booking_notices'],
  /** What a user did in each module. */
  m0009_module_progress: [
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
  /** Bookings that are changed or withdrawn, and what the business is told of it. */
  m0010_booking_changes: [
    'alter table consultations add column change_key text, add column withdrawn_at timestamptz(6)',
    `alter table booking_notifications add column event text not null default 'booked'
      constraint booking_notifications_event_check check (event in ('booked', 'changed', 'withdrawn'))`,
  ],
  /** When a user last ended sessions: a login at the provider from before begins none. */
  m0011_sessions_ended: ['alter table users add column sessions_ended_at timestamptz(6)'],
  /** All idempotency keys of a booking's changes, not the last alone. `change_key` goes with the next release. */
  m0012_used_keys: ["alter table consultations add column used_keys jsonb not null default '[]'"],
};

export const migrationsInOrder = Object.entries(statements).map(([name, sql]) => ({
  name,
  class: class extends Migration {
    override up(): void {
      for (const statement of sql) this.addSql(statement);
    }
  },
}));
