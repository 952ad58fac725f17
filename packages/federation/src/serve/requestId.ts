import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';

declare global {
  namespace Express {
    interface Request {
      /** Stands in the log and in X-Request-Id of the answer. */
      id: string;
    }
  }
}

const HEADER = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

function setRequestId(request: Request, response: Response, id: string): void {
  request.id = id;
  response.setHeader(HEADER, id);
}

/** Names the request in the logs of this host and the one behind it. A client's own id could forge a line. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  setRequestId(request, response, randomUUID());
  next();
};

/** Keeps the id that the host in front has assigned. */
export const keepRequestId: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER);
  setRequestId(request, response, given && acceptable.test(given) ? given : randomUUID());
  next();
};

/** The id of the request that this answers. */
export const requestIdOf = (response: ServerResponse) => String(response.getHeader(HEADER));
