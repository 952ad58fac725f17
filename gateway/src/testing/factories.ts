import { createHmac, randomUUID } from 'node:crypto';
import { cookieName } from '@site/federation/serve/https';
import { consultationRule, type ConsultationInput } from '@site/validation';
import type { Pool } from 'pg';
import type { Env } from '../settings.ts';

let count = 0;

/** An address that no other test uses. */
export const anEmail = (): string => `person${(count += 1)}@example.com`;

/** What the booking form sends. */
export const aBooking = (overrides: Partial<ConsultationInput> = {}): ConsultationInput => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  service: 'signals',
  message: 'Before noon, please.',
  ...overrides,
});

/** What GraphQL has of a stored one. */
export const BOOKING_FIELDS = ['id', ...Object.keys(consultationRule.shape), 'createdAt'].join(' ');

/** Where sessions are kept, and what signs their cookies. */
interface Sessions {
  deps: { pool: Pick<Pool, 'query'> };
  env: Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;
}

/** A user with a session, as after a login; `cookie` is the Cookie header of their browser. */
export async function aUser(
  sessions: Sessions,
  details: { email?: string | null; firstName?: string } = {},
): Promise<{ id: string; cookie: string; sid: string }> {
  const { email = anEmail(), firstName = 'Ada' } = details;
  const id = randomUUID();
  const columns = [id, email, firstName];
  await sessions.deps.pool.query('insert into users (id, email, first_name) values ($1, $2, $3)', columns);
  return { id, ...(await aSession(sessions, id)) };
}

/** One more session of a user, as after a login in another browser. */
export async function aSession(
  { deps: { pool }, env }: Sessions,
  userId: string,
): Promise<{ cookie: string; sid: string }> {
  const sid = randomUUID();
  const week = 7 * 24 * 60 * 60_000;
  const expires = new Date(Date.now() + week);
  const cookie = { originalMaxAge: week, expires, httpOnly: true, path: '/', sameSite: 'lax' };
  await pool.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '7 days')`, [
    sid,
    JSON.stringify({ cookie, userId, touchedAt: Date.now(), authenticatedAt: Date.now() }),
  ]);
  return { sid, cookie: `${cookieName('sid', env.PUBLIC_URL)}=${signed(sid, env.SESSION_SECRET)}` };
}

/** Says when the login of a session was. */
export const loggedIn = ({ pool }: { pool: Pick<Pool, 'query'> }, sid: string, minutesAgo: number) =>
  pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{authenticatedAt}', to_jsonb($2::bigint))::json where sid = $1`,
    [sid, Date.now() - minutesAgo * 60_000],
  );

/** Lets a user book without limit: their count starts far below zero. */
export const liftBookingLimit = ({ pool }: { pool: Pick<Pool, 'query'> }, userId: string) =>
  pool.query(
    `insert into rate_limits (key, points, expire)
     select name || ':' || $1, -1000000, extract(epoch from now() + interval '1 day') * 1000
     from unnest(array['booking', 'booking-daily']) name`,
    [userId],
  );

function signed(sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`s:${sid}.${signature}`);
}
