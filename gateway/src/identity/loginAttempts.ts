import type { Session, SessionData } from 'express-session';

/** A login that was started and not yet finished, stored in the session under its state. */
export interface LoginAttempt {
  codeVerifier: string;
  nonce: string;
  returnTo: string;
  /** The provider had to ask the user, even if it knew them from an earlier login. */
  reauthenticate: boolean;
  /** In milliseconds since 1970. */
  startedAt: number;
}

const LIFETIME_MS = 60 * 60_000;

type CurrentSession = Session & Partial<SessionData>;

/** Adds an attempt to those of other tabs; the store drops the oldest. */
export function addLoginAttempt(session: CurrentSession, state: string, attempt: LoginAttempt): void {
  session.loginAttempts = { ...session.loginAttempts, [state]: attempt };
  session.changedAttempts = { [state]: attempt };
  // A visitor who never returns from the provider should not occupy a row for a week.
  if (!session.userId) session.cookie.maxAge = LIFETIME_MS;
}

/** Removes the attempt of this state from the session, so that it works once; undefined if unknown or expired. */
export function takeLoginAttempt(session: CurrentSession, state: unknown): LoginAttempt | undefined {
  if (typeof state !== 'string') return undefined;
  const attempts = session.loginAttempts ?? {};
  if (!Object.hasOwn(attempts, state)) return undefined;
  const { [state]: attempt, ...others } = attempts;
  session.loginAttempts = others;
  session.changedAttempts = { [state]: null };
  return attempt && Date.now() - attempt.startedAt < LIFETIME_MS ? attempt : undefined;
}
