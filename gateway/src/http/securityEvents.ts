import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Problem } from './problem.ts';

const levels = {
  login: 'info',
  login_refused: 'warn',
  logout: 'info',
  session_ended: 'info',
  account_erased: 'info',
  access_refused: 'warn',
  rate_limited: 'warn',
} as const;
type SecurityEvent = keyof typeof levels;

interface Details {
  userId?: string | undefined;
  sessionId?: string | undefined;
  count?: number;
  status?: number;
  /** The name of the limit, and whom it counts: a user's id or a client's address. */
  limit?: string;
  limitedKey?: string;
}

/**
 * Logs who (the user's id), from where (the client's address) and what happened.
 * @param details ids and statuses only, never an email, token or session key.
 */
export function logSecurityEvent(log: Logger, req: Request, event: SecurityEvent, details: Details): void {
  log[levels[event]]({ event, ...details, address: req.ip, requestId: req.id }, 'security event');
}

/** Logs a refusal that is answered: whoever hints at danger to life is answered past a limit, and has no line. */
export function logRefusal(log: Logger, req: Request, { status, limited }: Problem): void {
  if (status === 403) logSecurityEvent(log, req, 'access_refused', { status });
  if (limited) logSecurityEvent(log, req, 'rate_limited', limited);
}
