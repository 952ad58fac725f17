import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { SESSION_IS_VALID } from './sessionStore.ts';

const MAX_SESSIONS = 20;

const LIST = `select id, sid = $2 as current, created_at as "createdAt",
    to_timestamp((sess->>'touchedAt')::bigint / 1000.0) as "lastSeenAt",
    coalesce(sess->>'browser', 'Unknown browser') as browser
  from sessions where user_id = $1 and ${SESSION_IS_VALID} order by current desc, created_at desc`;

/** The user's valid sessions, the current one first: that with the session key `sid`, which no `id` is. */
export async function listSessions(pool: Pool, userId: string, sid: string): Promise<object[]> {
  return (await pool.query(LIST, [userId, sid])).rows;
}

/** The user's next login asks them, whatever the provider still knows. */
const END = 'update users set sessions_ended_at = clock_timestamp() where id = $1';

/** The user's row is locked, as it is by an ending that is under way: a login waits for its end. */
const ENDED_AT = `select greatest(
    (select sessions_ended_at from users where id = ?::uuid for no key update),
    (select to_timestamp(expire / 1000.0) - interval '30 days' from rate_limits where key = 'erased:' || ?)
  ) as "endedAt"`;

/** When a user last ended sessions or erased the account, in milliseconds since 1970; 0 for never. */
export async function sessionsEndedAt(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ endedAt: Date | null }[]>(ENDED_AT, [userId, userId]);
  return row?.endedAt ? new Date(row.endedAt).getTime() : 0;
}

/** Ends one of the user's sessions; returns its session key, or undefined if the user has none with this id. */
export async function endSession(pool: Pool, userId: string, id: string): Promise<string | undefined> {
  await pool.query(`${END} and exists (select from sessions where user_id = $1 and id = $2)`, [userId, id]);
  const sql = 'delete from sessions where user_id = $1 and id = $2 returning sid';
  return (await pool.query<{ sid: string }>(sql, [userId, id])).rows[0]?.sid;
}

/** Ends all sessions of the user but the current one; returns how many. */
export async function endOtherSessions(pool: Pool, userId: string, sid: string): Promise<number> {
  // One after the other: the deletion sees the sessions of all logins that were not asked, and later ones are.
  await pool.query(END, [userId]);
  const sql = 'delete from sessions where user_id = $1 and sid <> $2';
  return (await pool.query(sql, [userId, sid])).rowCount ?? 0;
}

/** Ends the oldest sessions of a user who has more than 20; returns how many. */
export async function endOldestSessions(pool: Pool, userId: string): Promise<number> {
  const oldest = 'select sid from sessions where user_id = $1 order by created_at desc offset $2';
  const sql = `delete from sessions where sid in (${oldest})`;
  return (await pool.query(sql, [userId, MAX_SESSIONS])).rowCount ?? 0;
}
