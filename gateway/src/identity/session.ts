import { cookieName, isSecure, readCookie } from '@site/federation/serve/https';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import { signingSecrets } from '../env.ts';
import type { Env } from '../settings.ts';
import { describeBrowser } from './describeBrowser.ts';
import type { LoginAttempt } from './loginAttempts.ts';
import { SessionEnded, type SessionStore } from './sessionStore.ts';

const DAY_MS = 24 * 60 * 60_000;
const IDLE_TIMEOUT_MS = 7 * DAY_MS;

declare module 'express-session' {
  interface SessionData {
    /** Absent until the login has succeeded. */
    userId: string;
    /** The provider's hint at logout: which of its sessions to end. */
    idToken: string;
    /** When the user proved who they are to the provider, in milliseconds since 1970. */
    authenticatedAt: number;
    /** Browser and system at the login, in words. */
    browser: string;
    /** When the session was last extended, in milliseconds since 1970. */
    touchedAt: number;
    loginAttempts: Record<string, LoginAttempt>;
    /** What this request adds to `loginAttempts`, or takes out of them (null). Never stored. */
    changedAttempts: Record<string, LoginAttempt | null>;
    /** Of a visitor: the session before was ended, so the next login asks the user. */
    hasEnded: boolean;
    /** Whether it was loaded from its row. Never stored. */
    isStored: boolean;
  }
}

const cookieOptions = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(PUBLIC_URL) }) as const;

/** Whether a request brings a session, which may have ended. */
export const hasSessionCookie = (req: Request, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean =>
  readCookie(req.get('cookie'), 'sid', PUBLIC_URL) !== undefined;

/**
 * @returns what loads the session into `req.session`, on demand: public reads never wait for the session table. It ends
 * 7 days after its last use, and 30 days after the login in any case.
 */
export function createLoadSession(env: Env, store: SessionStore) {
  const load: RequestHandler = session({
    name: cookieName('sid', env.PUBLIC_URL),
    secret: signingSecrets(env),
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...cookieOptions(env), maxAge: IDLE_TIMEOUT_MS },
  });
  return (req: Request, res: Response): Promise<void> => {
    // TLS ends in front of the shell host: the settings know the browser's scheme, this connection does not.
    if (isSecure(env.PUBLIC_URL)) Object.defineProperty(req, 'secure', { value: true, configurable: true });
    return ended(done => load(req, res, done));
  };
}

const ended = (start: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start(error => (error ? reject(error) : resolve())));

/**
 * Logs a user in: a new session id, so that an id known before the login is worthless after it.
 * @throws {SessionEnded} if the session that began the login has ended meanwhile
 */
export async function establishSession(
  req: Request,
  pool: Pool,
  login: Pick<SessionData, 'userId' | 'idToken' | 'authenticatedAt'>,
): Promise<void> {
  const { rowCount } = await pool.query('delete from sessions where sid = $1', [req.sessionID]);
  if (rowCount === 0) throw new SessionEnded();
  await renewSession(req);
  const browser = describeBrowser(req.get('user-agent'));
  Object.assign(req.session, { ...login, browser, touchedAt: Date.now() });
  const { session } = req;
  await saveSession(req).catch(async error => {
    // Else express-session would save it once more after the response, when the user may be there again.
    await new Promise(resolve => session.destroy(resolve));
    throw error;
  });
}

/** Begins a new session in place of the present one. */
export const renewSession = (req: Request): Promise<void> => ended(done => req.session.regenerate(done));

/** Writes the session and waits for it, so that no response promises what was not stored. @throws {SessionEnded} */
export const saveSession = (req: Request): Promise<void> => ended(done => req.session.save(done));

export async function destroySession(
  req: Request,
  res: Response,
  env: Pick<Env, 'PUBLIC_URL'>,
): Promise<void> {
  await ended(done => req.session.destroy(done));
  res.clearCookie(cookieName('sid', env.PUBLIC_URL), cookieOptions(env));
}
