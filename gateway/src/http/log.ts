import type { Request, RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import type { Env } from '../settings.ts';

/** Of a stack. */
const FRAMES = 8;

/** The process's log: JSON lines on stdout, without email addresses, messages, cookies or tokens. */
export const createLog = (env: Pick<Env, 'LOG_LEVEL'>): Logger =>
  pino({ level: env.LOG_LEVEL, base: null, serializers: { err: describeError } });

/**
 * One line for each request: its id, method, route, status, milliseconds, the client's address and the user's id. None for
 * an answer of the tutor: that it needed neither session nor time would tell who hinted at danger to life.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    const { id: requestId, method } = req;
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      // 499 is what nginx writes for a client that left before the answer.
      const status = res.writableFinished ? res.statusCode : 499;
      if (res.locals['isPrivate'] && status < 500) return;
      const route = routeOf(req);
      // Not every request loads its session.
      const { userId } = (req.session as Request['session'] | undefined) ?? {};
      log.info({ requestId, method, route, status, ms, address: req.ip, userId }, 'request');
    });
    next();
  };

/** The route that took a request, or "none". Never its path: what a client makes up belongs in no log and no label. */
export function routeOf({ route, baseUrl, originalUrl }: Request): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== 'string') return 'none';
  // Express takes the base back when a request leaves its router with an error.
  return (baseUrl || (originalUrl.startsWith('/api/') ? '/api' : '')) + path;
}

/**
 * What a log may say of an error: type, code and where. Never its message: a driver's message carries the row
 * it refused, a parser's the text it could not read.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? [];
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    at: frames.map(line => line.trim()).slice(0, FRAMES),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
