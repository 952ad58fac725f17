import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Problem } from './problem.ts';

type SecurityEvent =
  | 'login'
  | 'login_refused'
  | 'logout'
  | 'session_ended'
  | 'account_erased'
  | 'access_refused'
  | 'rate_limited';

interface Details {
  userId?: string | undefined;
  sessionId?: string | undefined;
  count?: number;
  status?: number;
  /** The name of the limit, and whom it counts: a user's id or a client's address. */
  limit?: string;
  limitedKey?: string;
}

const refusals = new Set<SecurityEvent>(['login_refused', 'access_refused', 'rate_limited']);

/**
 * Logs who (the user's id), from where (the client's address) and what happened.
 * @param details ids and statuses only, never an email, token or session key.
 */
export function logSecurityEvent(log: Logger, req: Request, event: SecurityEvent, details: Details): void {
  const level = refusals.has(event) ? 'warn' : 'info';
  log[level]({ event, ...details, address: req.ip, requestId: req.id }, 'security event');
}

/** Logs a refusal that is answered: whoever hints at danger to life is answered past a limit, and has no line. */
export function logRefusal(log: Logger, req: Request, { status, limited }: Problem): void {
  if (status === 403) logSecurityEvent(log, req, 'access_refused', { status });
  if (limited) logSecurityEvent(log, req, 'rate_limited', limited);
}
