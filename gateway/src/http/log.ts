import type { Request, RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import type { Env } from '../settings.ts';
import { describeError } from './describeError.ts';
import { routeOf } from './routeOf.ts';

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
