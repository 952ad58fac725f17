import type { RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import type { Env } from '../env.ts';
import { describeError } from './describeError.ts';

/** The process's log: JSON lines on stdout, without addresses, messages, cookies or tokens. */
export const createLog = (env: Pick<Env, 'LOG_LEVEL'>): Logger =>
  pino({ level: env.LOG_LEVEL, base: null, serializers: { err: describeError } });

/** One line for each request: its id, method, path without the query, status and milliseconds. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    // The path is fixed now: routers shorten req.url while they work.
    const { id: requestId, method, path } = req;
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      log.info(
        { requestId, method, path, status: res.writableFinished ? res.statusCode : 499, ms },
        'request',
      );
    });
    next();
  };
