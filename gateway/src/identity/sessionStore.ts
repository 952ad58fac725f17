import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const TOUCH_INTERVAL_MS = 5 * 60_000;
/** SQL: unused for less than 7 days (`expire`), and less than 30 days after the login, whatever its use. */
export const SESSION_IS_VALID = `expire >= now() and sessions.created_at > now() - interval '30 days'`;
// Columns by name: a prepared "*" breaks when a later version adds one.
const FIND = `select sess, users.id, users.email, users.first_name, users.last_name, users.profile_image_url,
    users.created_at, users.updated_at
  from sessions left join users on users.id = sessions.user_id where sid = $1 and ${SESSION_IS_VALID}`;
const PgStore = connectPgSimple(session);

/** Sessions in PostgreSQL. A session in use is extended at most every five minutes, since a write costs far more than a read. */
export class SessionStore extends PgStore {
  readonly #pool: Pool;
  readonly #saved = new WeakMap<SessionData, string>();

  constructor(pool: Pool, log: Logger) {
    super({
      pool,
      tableName: 'sessions',
      // The retention job deletes expired sessions.
      pruneSessionInterval: false,
      errorLog: () => log.warn('session store failed'),
    });
    this.#pool = pool;
  }

  // One query for the session and its user: every request of a user needs both.
  override get(sid: string, done: (error?: unknown, data?: SessionData | null) => void): void {
    this.#pool
      .query<{ sess: SessionData; id: string | null }>({ name: 'session', text: FIND, values: [sid] })
      .then(
        ({ rows: [row] }) => {
          if (!row) return done(null, null);
          const { sess, ...user } = row;
          done(null, user.id ? { ...sess, userRow: user } : sess);
        },
        error => done(error),
      );
  }

  // express-session saves a regenerated session again after the response: too late, and it could undo a logout.
  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const { userRow: _userRow, ...stored } = data;
    const { cookie: _cookie, ...content } = stored;
    const state = JSON.stringify([sid, content]);
    if (this.#saved.get(data) === state) return done();
    super.set(sid, stored as SessionData, error => {
      if (!error) this.#saved.set(data, state);
      done(error);
    });
  }

  // An update, never an insert: a concurrent request must not restore a session that has logged out meanwhile.
  override touch(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const touchedAt = Date.now();
    if (touchedAt - (data.touchedAt ?? 0) < TOUCH_INTERVAL_MS) return done();
    const expire = data.cookie.expires ?? new Date(touchedAt + (data.cookie.originalMaxAge ?? 0));
    this.#pool
      .query(
        `update sessions set expire = to_timestamp($2 / 1000.0),
           sess = jsonb_set(sess::jsonb, '{touchedAt}', to_jsonb($3::bigint))::json where sid = $1`,
        [sid, expire.valueOf(), touchedAt],
      )
      .then(() => done(), done);
  }
}
