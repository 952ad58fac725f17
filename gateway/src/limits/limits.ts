import type { Response } from 'express';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';

const MINUTE_SECONDS = 60;

/** Attempts a minute: sign-up and login for one client address, tutor for one member (CONTRACT section 3). */
const attempts = { signup: 40, login: 120, tutor: 20 };
export type LimitName = keyof typeof attempts;

/**
 * Counts one attempt, and says in the RateLimit headers what is left.
 * @throws {Problem} 429 with Retry-After, in seconds, once the minute's attempts are used up.
 */
export type Limit = (name: LimitName, who: string, res: Response) => Promise<void>;

/** The limits, counted in PostgreSQL so that every gateway process sees the same count. */
export function createLimit(pool: Pool): Limit {
  const limiters = new Map(
    Object.entries(attempts).map(([name, points]) => [name, limiter(pool, name, points)] as const),
  );
  return async (name, who, res) => {
    const outcome = await limiters.get(name)!.consume(who).catch(refusal);
    const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
    res.set('RateLimit-Policy', `"${name}";q=${attempts[name]};w=${MINUTE_SECONDS}`);
    res.set('RateLimit', `"${name}";r=${outcome.remainingPoints};t=${seconds}`);
    if (outcome.consumedPoints > attempts[name]) throw tooMany(seconds);
  };
}

const limiter = (pool: Pool, keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    keyPrefix,
    points,
    duration: MINUTE_SECONDS,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
  });

// The library rejects with the count when it is exceeded, and with an Error when the database fails.
function refusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

const tooMany = (seconds: number) =>
  new Problem(
    429,
    `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    {
      headers: { 'Retry-After': String(seconds) },
    },
  );
