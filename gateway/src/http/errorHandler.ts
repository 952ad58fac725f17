import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Problem } from './problem.ts';
import { logRefusal } from './securityEvents.ts';
import { toProblem } from './toProblem.ts';

/** Writes a problem as RFC 9457 problem+json, with the headers that belong to it. */
export function sendProblem(res: Response, problem: Problem): void {
  const { title, status, message: detail, errors } = problem;
  res.status(status).set(problem.headers).set('Cache-Control', 'no-store');
  res.type('application/problem+json').send(JSON.stringify({ title, status, detail, errors }));
}

/** The last step of a request: every error becomes an answer, and those that are our fault a log line. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, _next) => {
    const problem = toProblem(error, req.id);
    if (problem.status >= 500) log.error({ err: error, requestId: req.id }, 'request failed');
    logRefusal(log, req, problem);
    // A closed connection shows the client that the response is incomplete.
    if (res.headersSent) return void res.destroy();
    sendProblem(res, problem);
  };
