import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { logRefusal } from './securityEvents.ts';
import { toProblem } from './toProblem.ts';

/** The last step of a request: every error becomes problem+json (RFC 9457), and those that are our fault a log line. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, _next) => {
    const problem = toProblem(error, req.id);
    const { title, status, message: detail, errors } = problem;
    if (status >= 500) log.error({ err: error, requestId: req.id }, 'request failed');
    logRefusal(log, req, problem);
    // A closed connection shows the client that the response is incomplete.
    if (res.headersSent) return void res.destroy();
    res.status(status).set(problem.headers).set('Cache-Control', 'no-store');
    res.type('application/problem+json').send(JSON.stringify({ title, status, detail, errors }));
  };
