import type { Request, RequestHandler, Response } from 'express';

/** A body arrives at once or within a second; a browser opens six connections. */
const MAX_UNFINISHED = 20;

/**
 * A step that lets an address have only so many bodies that have not arrived yet: one more ends the oldest with 408, so
 * that a proxy does not take this server for broken. Not the newest, or whoever sends halves would lock out everybody behind
 * that address. A body that has arrived counts no longer, read or not.
 * @param addressOf who sends a request; undefined for who may have as many as he likes
 */
export function limitUnfinishedBodies(addressOf: (request: Request) => string | undefined): RequestHandler {
  const requests = new Map<string, Set<Response>>();
  return (req, res, next) => {
    const address = hasBody(req) ? addressOf(req) : undefined;
    if (address === undefined) return next();
    const others = requests.get(address) ?? new Set();
    const unfinished = [...others].filter(({ req: { complete }, headersSent }) => !complete && !headersSent);
    if (unfinished.length >= MAX_UNFINISHED) unfinished[0]?.status(408).set('Connection', 'close').end();
    requests.set(address, others.add(res));
    res.once('close', () => {
      others.delete(res);
      if (others.size === 0) requests.delete(address);
    });
    next();
  };
}

const hasBody = ({ headers }: Request) => Number(headers['content-length']) > 0;
