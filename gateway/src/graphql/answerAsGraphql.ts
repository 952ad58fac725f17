import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { toProblem } from '../http/toProblem.ts';
import { codeOf } from './errorCodes.ts';

/** Errors from before Apollo (origin, content type, size), written as GraphQL writes them. */
export const answerAsGraphql =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const { status, message, headers } = toProblem(error, req.id);
    if (status >= 500) log.error({ err: error, requestId: req.id }, 'request failed');
    const code = codeOf(status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    res.status(status).set(headers).type('application/graphql-response+json');
    res.send(JSON.stringify({ errors: [{ message, extensions: { code, http: { status } } }] }));
  };
