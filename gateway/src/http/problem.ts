import { STATUS_CODES } from 'node:http';
import type { RequestHandler } from 'express';

/** One invalid field: `path` in dots, `message` as the rule says it. */
export interface FieldError {
  path: string;
  message: string;
}

interface ProblemDetails {
  errors?: FieldError[];
  /** Sent with the answer, such as Retry-After or Allow. */
  headers?: Record<string, string>;
  /** What went wrong underneath: for the log, never for the caller. */
  cause?: unknown;
  /** The limit that refused, and whom it counts: for the log, if this is what is answered. */
  limited?: { limit: string; limitedKey: string } | undefined;
}

// RFC 9110's names, of which Node.js has two former ones.
const titles: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

/**
 * An error whose message the client may read: the one error type of REST and GraphQL.
 * REST writes it as RFC 9457 problem+json, GraphQL as an error with a code.
 */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly limited: ProblemDetails['limited'];

  constructor(status: number, detail: string, { errors, headers = {}, cause, limited }: ProblemDetails = {}) {
    super(detail, { cause });
    this.name = 'Problem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.limited = limited;
  }

  get title(): string {
    return titles[this.status] ?? 'Error';
  }
}

export const unauthenticated = (): Problem => new Problem(401, 'Please log in first.');

/** 503 while something that the answer needs is away. */
export const unavailable = (
  detail = 'The service is unavailable right now. Please try again.',
  cause?: unknown,
): Problem => new Problem(503, detail, { headers: { 'Retry-After': '5' }, cause });

/** The last handler of a route: 405 with Allow for any other method. */
export function onlyMethods(...methods: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]): RequestHandler {
  const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (req, res, next) => {
    if (req.method === 'OPTIONS') return void res.set('Allow', allowed).status(204).end();
    next(new Problem(405, `Use ${allowed}.`, { headers: { Allow: allowed } }));
  };
}

export const notFound: RequestHandler = (_req, _res, next) =>
  next(new Problem(404, 'There is nothing at this address.'));
