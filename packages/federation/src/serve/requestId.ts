import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';

const HEADER = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

const withId =
  (idOf: (request: Request) => string): RequestHandler =>
  (request, response, next) => {
    const id = idOf(request);
    Object.assign(request, { id });
    response.setHeader(HEADER, id);
    next();
  };

/** Names the request in the logs of this host and the one behind it. A client's own id could forge a line. */
export const assignRequestId = withId(() => randomUUID());

/** Keeps the id that the host in front has assigned. */
export const keepRequestId = withId(request => {
  const given = request.get(HEADER);
  return given && acceptable.test(given) ? given : randomUUID();
});

/** The id of the request that this answers. */
export const requestIdOf = (response: ServerResponse) => String(response.getHeader(HEADER));
