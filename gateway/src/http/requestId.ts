import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const acceptable = /^[\w-]{8,64}$/;

/** Gives the request an id, or keeps the one that the shell host gave it; the answer carries it as X-Request-Id. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  req.id = given && acceptable.test(given) ? given : randomUUID();
  res.setHeader('X-Request-Id', req.id);
  next();
};
