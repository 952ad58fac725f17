import type { Session, SessionData } from 'express-session';

/** A login that was started and not yet finished; its state is the key it is kept under. */
export interface LoginAttempt {
  codeVerifier: string;
  nonce: string;
  returnTo: string;
  startedAt: number;
}

const KEPT = 8;
const LIFETIME_MS = 60 * 60_000;

type Attempts = Record<string, LoginAttempt>;
type Holder = Session & Partial<SessionData>;

/** Keeps an attempt beside those of other tabs; the oldest make room. */
export function keepAttempt(session: Holder, state: string, attempt: LoginAttempt): void {
  const newestFirst = Object.entries(session.loginAttempts ?? {}).sort(
    ([, a], [, b]) => b.startedAt - a.startedAt,
  );
  const kept: Attempts = Object.fromEntries(newestFirst.slice(0, KEPT - 1));
  session.loginAttempts = { ...kept, [state]: attempt };
  // A visitor who never comes back from the provider should not occupy a row for a week.
  if (!session.userId) session.cookie.maxAge = LIFETIME_MS;
}

/** Takes the attempt of this state out of the session, so that it can be used once only. */
export function takeAttempt(session: Holder, state: unknown, now = Date.now()): LoginAttempt | undefined {
  if (typeof state !== 'string') return undefined;
  const attempts = session.loginAttempts ?? {};
  if (!Object.hasOwn(attempts, state)) return undefined;
  const { [state]: attempt, ...others } = attempts;
  session.loginAttempts = others;
  return attempt && now - attempt.startedAt < LIFETIME_MS ? attempt : undefined;
}
