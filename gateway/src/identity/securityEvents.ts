import type { Request } from 'express';
import type { Logger } from 'pino';

type SecurityEvent = 'login' | 'login_refused' | 'logout' | 'session_ended';

/**
 * Logs who (the user's id), from where (the client's address) and what happened.
 * @param details ids and statuses only, never an email, token or session key.
 */
export function logSecurityEvent(
  log: Logger,
  req: Request,
  event: SecurityEvent,
  details: { userId?: string | undefined; sessionId?: string; count?: number; status?: number },
): void {
  const level = event === 'login_refused' ? 'warn' : 'info';
  log[level]({ event, ...details, address: req.ip, requestId: req.id }, 'security event');
}
