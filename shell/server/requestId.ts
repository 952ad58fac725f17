import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const HEADER = 'X-Request-Id';

/** Names the request in both hosts' logs. One that a client sends is not taken over: it could forge a line. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader(HEADER, randomUUID());
  next();
};

export const requestIdOf = (response: ServerResponse) => String(response.getHeader(HEADER));
