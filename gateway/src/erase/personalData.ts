import type { ClientBase } from 'pg';

type Rows = Record<string, unknown>[];

const EMAIL = 'lower(trim($1))';
const USERS = `(select id from users where lower(email) = ${EMAIL})`;
// Consultations that another user booked with this address are data about the person, too.
const IS_ABOUT_PERSON = `(owner_id in ${USERS} or lower(trim(email)) = ${EMAIL})`;

/** What is exported, by the tables' names. No session key, token or hash is part of it. */
const exports: Record<string, string> = {
  users: `select id, email, first_name, last_name, profile_image_url, created_at, updated_at
    from users where lower(email) = ${EMAIL}`,
  identities: `select issuer, subject, created_at from identities where user_id in ${USERS}`,
  sessions: `select id, sess->>'browser' as browser, created_at, expire as expires_at
    from sessions where user_id in ${USERS}`,
  consultations: `select id, name, email, phone, service, message, created_at
    from consultations where ${IS_ABOUT_PERSON} order by created_at`,
  booking_notifications: `select consultation_id, attempts, created_at, delivered_at, failed_at
    from booking_notifications where consultation_id in (select id from consultations where ${IS_ABOUT_PERSON})`,
  email_signups: `select id, email, created_at from email_signups where lower(trim(email)) = ${EMAIL}`,
};

// Identities, sessions and notifications go with the rows that they belong to (on delete cascade).
const removals: Record<string, string> = {
  rate_limits: `delete from rate_limits where split_part(key, ':', 2) in (select id::text from ${USERS} person)`,
  consultations: `delete from consultations where ${IS_ABOUT_PERSON}`,
  email_signups: `delete from email_signups where lower(trim(email)) = ${EMAIL}`,
  users: `delete from users where lower(email) = ${EMAIL}`,
};

/** Everything stored about the person with this email, by table. */
export async function readPersonalData(client: ClientBase, email: string): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {};
  for (const [table, sql] of Object.entries(exports)) data[table] = (await client.query(sql, [email])).rows;
  return data;
}

/** Removes everything stored about the person with this email in one transaction; returns the removed rows by table. */
export async function removePersonalData(client: ClientBase, email: string): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  await client.query('begin');
  try {
    for (const [table, sql] of Object.entries(removals))
      removed[table] = (await client.query(sql, [email])).rowCount ?? 0;
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return removed;
}
