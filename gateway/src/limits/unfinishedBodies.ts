import type { Request, RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import { clientAddress } from './clientAddress.ts';
import { isFromShellHost } from './trustProxies.ts';

/** A body arrives at once or within a second; a browser opens six connections. */
const MAX_UNFINISHED = 20;

/**
 * A step that refuses a body while too many others of the same address have not arrived yet, and closes its connection.
 * A body that has arrived counts no longer, read or not.
 */
export function limitUnfinishedBodies(): RequestHandler {
  const requests = new Map<string, Set<Request>>();
  return (req, res, next) => {
    if (!hasBody(req) || isFromShellHost(req)) return next();
    const address = clientAddress(req);
    const others = requests.get(address) ?? new Set();
    if ([...others].filter(({ complete }) => !complete).length >= MAX_UNFINISHED) {
      const headers = { 'Retry-After': '1', Connection: 'close' };
      return next(new Problem(429, 'Too many unfinished requests. Please try again.', { headers }));
    }
    requests.set(address, others.add(req));
    res.once('close', () => {
      others.delete(req);
      if (others.size === 0) requests.delete(address);
    });
    next();
  };
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
