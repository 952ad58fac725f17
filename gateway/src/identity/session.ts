import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Env } from '../env.ts';
import type { SessionStore } from './sessionStore.ts';
import type { LoginAttempt } from './loginAttempts.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

declare module 'express-session' {
  interface SessionData {
    /** The member; absent while somebody is only on the way through a login. */
    userId: string;
    /** Tells the provider at logout whose session to end. */
    idToken: string;
    /** When the session was last prolonged, in milliseconds. */
    touchedAt: number;
    loginAttempts: Record<string, LoginAttempt>;
  }
}

/** Behind https the name promises the browser that no other host and no plain connection set this cookie. */
export const cookieName = (env: Pick<Env, 'PUBLIC_URL'>): string =>
  isSecure(env) ? '__Host-ounce.sid' : 'ounce.sid';

const isSecure = (env: Pick<Env, 'PUBLIC_URL'>) => env.PUBLIC_URL.startsWith('https:');

export const cookieOptions = (env: Pick<Env, 'PUBLIC_URL'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(env) }) as const;

/** Loads the caller's session, once and only when asked: public reads never wait for the session table. */
export type LoadSession = (req: Request, res: Response) => Promise<void>;

/** @returns what loads a session: 7 days long, counted from its last use. */
export function createLoadSession(env: Env, store: SessionStore): LoadSession {
  const load: RequestHandler = session({
    name: cookieName(env),
    secret: env.SESSION_SECRET,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...cookieOptions(env), maxAge: WEEK_MS },
  });
  return (req, res) => {
    // TLS ends in front of the shell host: what the browser sees is in the settings, not on this connection.
    if (isSecure(env)) Object.defineProperty(req, 'secure', { value: true, configurable: true });
    return new Promise((resolve, reject) => load(req, res, error => (error ? reject(error) : resolve())));
  };
}

/** Writes the session and waits for it: an answer that was sent before it was stored would be a lie. */
export const saveSession = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => req.session.save(error => (error ? reject(error) : resolve())));

/** A new session id with nothing in it, so that an id known before a login is worth nothing after it. */
export const renewSession = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => req.session.regenerate(error => (error ? reject(error) : resolve())));

export const destroySession = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => req.session.destroy(error => (error ? reject(error) : resolve())));
