import type { Request, RequestHandler } from 'express';
import { clientAddress, isFromShellHost } from './clientAddress.ts';

/** A body arrives at once or within a second; a browser opens six connections. */
const MAX_UNFINISHED = 20;

/**
 * A step that lets an address have only so many bodies that have not arrived yet: one more closes the connection of the
 * oldest. Not of the newest, or whoever sends halves would lock out everybody behind that address. A body that has
 * arrived counts no longer, read or not.
 */
export function limitUnfinishedBodies(): RequestHandler {
  const requests = new Map<string, Set<Request>>();
  return (req, res, next) => {
    if (!hasBody(req) || isFromShellHost(req)) return next();
    const address = clientAddress(req);
    const others = requests.get(address) ?? new Set();
    const unfinished = [...others].filter(({ complete, socket }) => !complete && !socket.destroyed);
    if (unfinished.length >= MAX_UNFINISHED) unfinished[0]?.socket.destroy();
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
