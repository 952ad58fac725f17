import type { Response } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { policies, type LimitName, type Policy } from './limitPolicies.ts';
import { tooMany } from './tooMany.ts';

/**
 * Counts one attempt of `who`, and sets the RateLimit headers to what is left.
 * @throws {Problem} 429 with Retry-After, in seconds, once a quota is used up.
 */
export type Limit = (name: LimitName, who: string, res: Response) => Promise<void>;

/** The limits, counted in PostgreSQL so that every gateway process sees the same count. */
export function createLimit(pool: Pool, log: Logger): Limit {
  const limiters = new Map(
    Object.values(policies)
      .flat()
      .map(policy => [policy, createLimiter(pool, policy)] as const),
  );
  return async (name, who, res) => {
    const usage = [];
    for (const policy of policies[name]) {
      const count = await limiters.get(policy)!.consume(who).catch(countOrThrow);
      const seconds = Math.max(1, Math.ceil(count.msBeforeNext / 1000));
      usage.push(`"${policy.name}";r=${count.remainingPoints};t=${seconds}`);
      res.set('RateLimit-Policy', policies[name].map(describe).join(', '));
      res.set('RateLimit', usage.join(', '));
      if (count.consumedPoints <= policy.quota) continue;
      logSecurityEvent(log, res.req, 'rate_limited', { limit: policy.name, limitedKey: who });
      throw tooMany('attempts', seconds);
    }
  };
}

const describe = ({ name, quota, windowSeconds }: Policy) => `"${name}";q=${quota};w=${windowSeconds}`;

const createLimiter = (pool: Pool, { name, quota, windowSeconds }: Policy) =>
  new RateLimiterPostgres({
    storeClient: pool,
    keyPrefix: name,
    points: quota,
    duration: windowSeconds,
    tableName: 'rate_limits',
    tableCreated: true,
    // The retention job deletes expired counters.
    clearExpiredByTimeout: false,
  });

// The library rejects with the count when a quota is exceeded, and with an Error when the database fails.
function countOrThrow(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
