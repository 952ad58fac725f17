import { requestIdOf } from '@site/federation/serve/requestId';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** 405 for any method that changes something. */
export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
};

export const notFound: RequestHandler<object> = (_request, response) => {
  response
    .status(404)
    .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('text')
    .send('Not Found');
};

/** What Express found wrong with a request: too large, in an unknown charset, not decodable. */
const clientErrorStatus = (error: unknown) => {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** The last step: 400 and the like for what cannot be read, else 500 with the request's id. */
export const renderErrorText =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const requestId = requestIdOf(response);
    const status = clientErrorStatus(error);
    // A file's own headers may have been set already: nobody keeps an error for a year.
    if (!response.headersSent) response.set('Cache-Control', 'no-store');
    if (status && !response.headersSent)
      return void response.status(status).type('text').send('The request cannot be read.');
    log.error({ err: error as unknown, requestId }, 'request failed');
    if (response.headersSent) return void response.destroy();
    response.status(500).type('text').send(`Something went wrong. (${requestId})`);
  };
