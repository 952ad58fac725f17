import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { Problem, unauthenticated, unavailable } from './problem.ts';
import { logRefusal } from './securityEvents.ts';

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

// What Express and its body parser report, by the status that they give it.
const texts: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'The encoding of the request is not supported.',
};

/** Maps any error to a Problem; an unexpected one becomes 500 with the request id only. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  // The user was erased while the request was under way.
  const { code, status } = Object(error) as { code?: unknown; status?: unknown };
  if (code === FOREIGN_KEY_VIOLATION) return unauthenticated();
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem(status, texts[status] ?? 'The request could not be answered.');
  return new Problem(500, `Something went wrong. Request ${requestId}`);
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const FOREIGN_KEY_VIOLATION = '23503';
const transientCodes = [
  /^08/, // connection exceptions
  /^53/, // too many connections, out of memory or disk
  /^57/, // shutdown, crash, cancelled by a timeout
  /^25006$/, // read-only, as during a failover
  /^40/, // deadlock or serialization failure
  /^55P03$/, // lock not available
  /^28|^3D000$/, // login refused, as while credentials are changed
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
];
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Connection ended unexpectedly/;

/** Whether an error is a transient fault of the database or network rather than a bug. */
function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = String((current as { code?: unknown }).code);
    if (transientCodes.some(pattern => pattern.test(code))) return true;
    if (driverMessages.test(current.message)) return true;
    if (current instanceof AggregateError) return current.errors.some(isDatabaseUnavailable);
  }
  return false;
}
