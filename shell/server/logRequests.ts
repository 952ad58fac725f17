import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './requestId.ts';

/** One line for each request, when its connection has what it asked for or is gone. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { method, path: requested } = request;
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      log.info(
        { requestId: requestIdOf(response), method, path: requested, status: response.statusCode, ms },
        'request',
      );
    });
    next();
  };
