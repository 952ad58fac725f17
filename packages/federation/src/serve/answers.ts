import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { requestIdOf } from './requestId.ts';

/** Answers with a sentence that nobody keeps. */
export function sendText(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}

export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  sendText(response.set('Allow', 'GET, HEAD'), 405, 'Method Not Allowed');
};

export const notFound: RequestHandler<object> = (_request, response) => sendText(response, 404, 'Not Found');

/** What Express found wrong with a request: too large, in an unknown charset, not decodable. */
const clientErrorStatus = (error: unknown) => {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** The last step: 400 and the like for what cannot be read, else 500 with the request's id. */
export const renderErrorText =
  (log: { error(details: object, message: string): void }): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const requestId = requestIdOf(response);
    const status = clientErrorStatus(error);
    if (status && !response.headersSent) return sendText(response, status, 'The request cannot be read.');
    log.error({ err: error as unknown, requestId }, 'request failed');
    if (response.headersSent) return void response.destroy();
    sendText(response, 500, `Something went wrong. (${requestId})`);
  };
