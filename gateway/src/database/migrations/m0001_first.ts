import { Migration } from '@mikro-orm/migrations';

/** Every table of the first release. Sessions and limits are written by libraries, so their columns are theirs. */
export class M0001First extends Migration {
  override name = 'm0001_first';

  override up(): void {
    this.addSql(`create table users (
      id uuid primary key,
      email text,
      first_name text,
      last_name text,
      profile_image_url text,
      created_at timestamptz(6) not null default now(),
      updated_at timestamptz(6) not null default now()
    )`);
    this.addSql('create unique index users_email_unique on users (lower(email))');

    this.addSql(`create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null constraint identities_user_id_foreign references users (id) on delete cascade,
      created_at timestamptz(6) not null default now(),
      primary key (issuer, subject)
    )`);

    this.addSql(`create table sessions (
      sid varchar not null primary key,
      sess json not null,
      expire timestamp(6) not null
    )`);
    this.addSql('create index sessions_expire_index on sessions (expire)');

    this.addSql(`create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);

    this.addSql(`create table consultations (
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
    )`);
    this.addSql(
      'create index consultations_owner_id_created_at_index on consultations (owner_id, created_at)',
    );

    this.addSql(`create table email_signups (
      id uuid primary key,
      email text not null,
      created_at timestamptz(6) not null default now()
    )`);
    this.addSql('create unique index email_signups_address_unique on email_signups (lower(trim(email)))');

    this.addSql(`create table services (
      id text primary key,
      position integer not null constraint services_position_unique unique,
      title text not null,
      description text not null,
      icon text not null,
      price text,
      features text[] not null,
      is_vip boolean not null default false
    )`);

    this.addSql(`create table testimonials (
      id uuid primary key,
      position integer not null constraint testimonials_position_unique unique,
      name text not null,
      role text not null,
      content text not null,
      avatar text,
      rating integer not null default 5
    )`);
  }
}
