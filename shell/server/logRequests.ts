import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './requestId.ts';

/** The version of the shell and of the page's microfrontend, by name. */
export type ServedVersions = Record<string, string>;

/** One line for each request, when its connection has what it asked for or is gone. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { method, path: requested } = request;
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      // Of a page: the versions that this browser was served with.
      const served = response.locals['served'] as ServedVersions | undefined;
      log.info(
        {
          requestId: requestIdOf(response),
          method,
          path: requested,
          status: response.statusCode,
          ms,
          served,
        },
        'request',
      );
    });
    next();
  };
