import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { clientAddress } from './clientAddress.ts';
import { tooMany } from './tooMany.ts';
import { isFromShellHost } from './trustProxies.ts';

const WINDOW_MS = 60_000;
/** One user's share of what an address may send: many users may have one address. */
const USER_SHARE = 5;

/** Counts all requests of a client in the current minute, in the memory of this process. */
export interface RequestLimit {
  /**
   * Counts a request of an address.
   * @throws {Problem} 429 with Retry-After, in seconds, once its quota is used up.
   */
  countAddress: (req: Request) => void;
  /** Counts a request of a user, as `countAddress` does; also a shell host's question who a page is for. */
  countUser: (req: Request, userId: string) => void;
}

/** The general limit. Those of single functions are counted in PostgreSQL (limits.ts), which costs more than most reads. */
export function createRequestLimit(
  { REQUESTS_PER_MINUTE }: Pick<Env, 'REQUESTS_PER_MINUTE'>,
  log: Logger,
): RequestLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  const count = (req: Request, who: string, quota: number) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + WINDOW_MS;
    }
    const used = (counts.get(who) ?? 0) + 1;
    counts.set(who, used);
    if (used <= quota) return;
    // Once: a line for each refusal would be a flood of its own.
    if (used === quota + 1)
      logSecurityEvent(log, req, 'rate_limited', { limit: 'requests', limitedKey: who });
    throw tooMany('requests', Math.ceil((endsAt - now) / 1000));
  };
  return {
    countAddress: req => {
      if (!isFromShellHost(req)) count(req, clientAddress(req), REQUESTS_PER_MINUTE);
    },
    countUser: (req, userId) => count(req, userId, Math.ceil(REQUESTS_PER_MINUTE / USER_SHARE)),
  };
}

/** A step that counts the request against the general limit of its sender's address. */
export const limitRequests =
  (deps: { requestLimit: Pick<RequestLimit, 'countAddress'> }): RequestHandler =>
  (req, _res, next) => {
    deps.requestLimit.countAddress(req);
    next();
  };
