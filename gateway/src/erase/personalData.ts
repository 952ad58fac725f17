import type { Pool } from 'pg';
import { lockOfUser } from '../identity/findOrCreateUser.ts';

type Rows = Record<string, unknown>[];

/** Whose data: whatever belongs to this address, or one user's own account. */
type Person = { email: string } | { userId: string };

const EMAIL = 'lower(trim($1::text))';
const USERS = `(select id from users where lower(email) = ${EMAIL} or id = $2::uuid)`;
const SIGNED_UP = `lower(trim(email)) in (select lower(email) from users where id = $2::uuid union select ${EMAIL})`;
// Consultations that another user booked with this address are data about the person, too. The person's own account does
// not reach them, since they are the other user's bookings.
const IS_ABOUT_PERSON = `(owner_id in ${USERS} or lower(trim(email)) = ${EMAIL})`;
const IS_COUNTED = `split_part(key, ':', 2) in (select id::text from ${USERS} person)`;

/** What is exported, by the tables' names. No session key, token or hash is part of it. */
const exports: Record<string, string> = {
  users: `select id, email, first_name, last_name, profile_image_url, sessions_ended_at, created_at, updated_at
    from users where id in ${USERS}`,
  identities: `select issuer, subject, created_at from identities where user_id in ${USERS}`,
  sessions: `select id, sess->>'browser' as browser, created_at, expire as expires_at
    from sessions where user_id in ${USERS}`,
  consultations: `select id, name, email, phone, service, message, created_at, withdrawn_at
    from consultations where ${IS_ABOUT_PERSON} order by created_at`,
  booking_notifications: `select consultation_id, event, attempts, created_at, delivered_at, failed_at
    from booking_notifications where consultation_id in (select id from consultations where ${IS_ABOUT_PERSON})`,
  email_signups: `select id, email, created_at from email_signups where ${SIGNED_UP}`,
  module_progress: `select level, module, begun_at, read_at, checks, attempts
    from module_progress where owner_id in ${USERS}`,
  rate_limits: `select split_part(key, ':', 1) as name, points, to_timestamp(expire / 1000.0) as expires_at
    from rate_limits where ${IS_COUNTED}`,
};

// Identities, sessions, notifications and progress go with the rows that they belong to (on delete cascade). Counts of limits
// stay until their time is over, a day at most: else an account made anew would have all limits anew.
// The time of the erasure is kept among them for 30 days, the life of a session: a login from before makes no account anew.
const REMEMBER = `insert into rate_limits (key, points, expire)
  select 'erased:' || id, 0, extract(epoch from now() + interval '30 days') * 1000 from ${USERS} person
  on conflict (key) do update set expire = excluded.expire`;
// First: what follows sees a login that was under way, and a login that waited sees what follows.
const LOCK = `select ${lockOfUser('id::text')} from ${USERS} person order by id`;
const removals: Record<string, string> = {
  consultations: `delete from consultations where ${IS_ABOUT_PERSON}`,
  email_signups: `delete from email_signups where ${SIGNED_UP}`,
  users: `delete from users where id in ${USERS}`,
};

const valuesOf = (person: Person) => ('email' in person ? [person.email, null] : [null, person.userId]);

/** Everything stored about a person, by table. */
export async function readPersonalData(pool: Pool, person: Person): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {};
  for (const [table, sql] of Object.entries(exports))
    data[table] = (await pool.query(sql, valuesOf(person))).rows;
  return data;
}

/** Removes everything stored about a person in one transaction; returns the removed rows by table. */
export async function removePersonalData(pool: Pool, person: Person): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(LOCK, valuesOf(person));
    await client.query(REMEMBER, valuesOf(person));
    for (const [table, sql] of Object.entries(removals))
      removed[table] = (await client.query(sql, valuesOf(person))).rowCount ?? 0;
    await client.query('commit');
    client.release();
    return removed;
  } catch (error) {
    // The end of its connection rolls the transaction back.
    client.release(true);
    throw error;
  }
}
