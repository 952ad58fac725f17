import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const TOUCH_EVERY_MS = 5 * 60_000;
const PRUNE_SECONDS = 15 * 60;
// Columns by name: a prepared "*" breaks when a later release adds one.
const FIND = `select sess, id, email, first_name, last_name, profile_image_url, created_at, updated_at
  from sessions left join users on users.id = (sess->>'userId')::uuid
  where sid = $1 and expire >= now()`;
const PgStore = connectPgSimple(session);

/** Sessions in PostgreSQL; a session in use is prolonged every five minutes at most, since a write costs far more than a read. */
export class SessionStore extends PgStore {
  readonly #pool: Pool;
  readonly #members = new WeakMap<SessionData, Record<string, unknown>>();
  readonly #saved = new WeakMap<SessionData, string>();

  constructor(pool: Pool, log: Logger) {
    super({
      pool,
      tableName: 'sessions',
      pruneSessionInterval: PRUNE_SECONDS,
      errorLog: () => log.warn('The session store reported an error.'),
    });
    this.#pool = pool;
  }

  // One way to the database for the session and its member: every request of a member needs both.
  override get(sid: string, done: (error?: unknown, data?: SessionData | null) => void): void {
    this.#pool
      .query<{ sess: SessionData; id: string | null }>({ name: 'session', text: FIND, values: [sid] })
      .then(
        ({ rows: [row] }) => {
          if (!row) return done(null, null);
          const { sess, ...member } = row;
          if (member.id) this.#members.set(sess, member);
          done(null, sess);
        },
        error => done(error),
      );
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    req.memberRow = this.#members.get(data);
    return super.createSession(req, data);
  }

  // express-session saves a renewed session once more after its answer went out: too late, and it could undo a logout.
  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const { cookie: _cookie, ...content } = data;
    const state = JSON.stringify([sid, content]);
    if (this.#saved.get(data) === state) return done();
    super.set(sid, data, error => {
      if (!error) this.#saved.set(data, state);
      done(error);
    });
  }

  // An update and never an insert: a request still under way must not bring back a session that logged out meanwhile.
  override touch(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const touchedAt = Date.now();
    if (touchedAt - (data.touchedAt ?? 0) < TOUCH_EVERY_MS) return done();
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
