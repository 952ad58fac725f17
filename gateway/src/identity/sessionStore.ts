import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import { Problem } from '../http/problem.ts';

const TOUCH_INTERVAL_MS = 5 * 60_000;
/** SQL: unused for less than 7 days (`expire`), and less than 30 days after the login, whatever its use. */
export const SESSION_IS_VALID = `expire >= now() and sessions.created_at > now() - interval '30 days'`;
const INSERT = 'insert into sessions (sid, sess, expire) values ($1, $2, to_timestamp($3 / 1000.0))';
const FIND = `select sess from sessions where sid = $1 and ${SESSION_IS_VALID}`;
/**
 * SQL: what is saved, but of the login attempts only what changed, since another tab may begin or end one at the same time;
 * the newest eight are kept.
 */
const MERGED = `jsonb_set($2::jsonb, '{loginAttempts}', (
  select coalesce(jsonb_object_agg(key, value), '{}') from (
    select key, value from jsonb_each(jsonb_strip_nulls(coalesce(sess::jsonb->'loginAttempts', '{}') || $4::jsonb))
    order by value->'startedAt' desc limit 8
  ) newest
))::json`;

/** The session was ended by another request while this one was under way. */
export class SessionEnded extends Problem {
  constructor() {
    super(400, 'Your session has ended meanwhile. Please try again.');
  }
}

/**
 * SQL: what is taken out of the login attempts is still there, so that one of several copies of a callback takes it. A value,
 * not an `exists`: of a join PostgreSQL asks only a part again after it has waited for the row.
 */
const TAKES = `coalesce((
  select bool_and(coalesce(sess::jsonb->'loginAttempts', '{}') ? key) from jsonb_each($4::jsonb) where value = 'null'
), true)`;

/** Sessions in PostgreSQL. A session in use is extended at most every five minutes, since a write costs far more than a read. */
export class SessionStore extends session.Store {
  readonly #pool: Pool;
  readonly #saved = new WeakMap<SessionData, string>();

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override get(sid: string, done: (error?: unknown, data?: SessionData | null) => void): void {
    this.#pool.query<{ sess: SessionData }>({ name: 'session', text: FIND, values: [sid] }).then(
      ({ rows: [row] }) => done(null, row ? { ...row.sess, isStored: true } : null),
      error => done(error),
    );
  }

  // Only a new session is inserted, any other is updated: a request under way must not restore one that has ended.
  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const { isStored, changedAttempts = {}, ...stored } = data;
    const { cookie: _cookie, ...content } = stored;
    const state = JSON.stringify([sid, content]);
    const saved = this.#saved.get(data);
    // express-session saves a regenerated session again after the response.
    if (saved === state) return done();
    const finish = (error?: unknown) => {
      if (!error) this.#saved.set(data, state);
      done(error);
    };
    if (!isStored && saved === undefined)
      return void this.#pool.query(INSERT, [sid, stored, expiryOf(data)]).then(() => finish(), finish);
    this.#pool
      .query(
        `update sessions set sess = ${MERGED}, expire = to_timestamp($3 / 1000.0) where sid = $1 and ${SESSION_IS_VALID} and ${TAKES}`,
        [sid, stored, expiryOf(data), changedAttempts],
      )
      .then(({ rowCount }) => finish(rowCount === 1 ? undefined : new SessionEnded()), finish);
  }

  override destroy(sid: string, done: (error?: unknown) => void = () => {}): void {
    this.#pool.query('delete from sessions where sid = $1', [sid]).then(() => done(), done);
  }

  override touch(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const touchedAt = Date.now();
    if (touchedAt - (data.touchedAt ?? 0) < TOUCH_INTERVAL_MS) return done();
    this.#pool
      .query(
        `update sessions set expire = to_timestamp($2 / 1000.0), sess = jsonb_set(sess::jsonb, '{touchedAt}', to_jsonb($3::bigint))::json
          where sid = $1 and ${SESSION_IS_VALID}`,
        [sid, expiryOf(data), touchedAt],
      )
      .then(() => done(), done);
  }
}

/** In milliseconds since 1970: the column has no time zone, so PostgreSQL makes the time of it. */
const expiryOf = ({ cookie }: SessionData) =>
  (cookie.expires ?? new Date(Date.now() + (cookie.originalMaxAge ?? 0))).valueOf();
