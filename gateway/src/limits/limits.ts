import type { RequestHandler, Response } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';
import type { Env } from '../settings.ts';
import { clientAddress, isFromShellHost } from './clientAddress.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
/** One user's share of what an address may send: many users may have one address. */
const USER_SHARE = 5;

interface Policy {
  /** The name in the RateLimit headers, and the prefix of the stored keys. */
  name: string;
  quota: number;
  windowSeconds: number;
  /** Counted in this process: what PostgreSQL counts costs more than most reads. */
  inMemory?: boolean;
}

/**
 * How much is allowed in which time: of all requests of a client's address, and of a user; of sign-ups and logins of an address (half
 * of these may be what another site's page leads to); of what a user asks, books, reads and writes.
 */
const policiesOf = ({ REQUESTS_PER_MINUTE }: Pick<Env, 'REQUESTS_PER_MINUTE'>) => {
  const minute = (name: string, quota: number) => ({ name, quota, windowSeconds: MINUTE_SECONDS });
  const userQuota = Math.ceil(REQUESTS_PER_MINUTE / USER_SHARE);
  return {
    requests: [{ ...minute('requests', REQUESTS_PER_MINUTE), inMemory: true }],
    'user-requests': [{ ...minute('user-requests', userQuota), inMemory: true }],
    signup: [minute('signup', 40)],
    login: [minute('login', 120)],
    'login-link': [minute('login-link', 60)],
    'account-data': [minute('account-data', 10)],
    tutor: [minute('tutor', 20)],
    // In memory: counted before anything else is asked.
    heard: [{ ...minute('heard', Math.max(60, REQUESTS_PER_MINUTE / 100)), inMemory: true }],
    progress: [minute('progress', 120)],
    'progress-read': [minute('progress-read', 30)],
    // In memory: bookings can be read while the database takes no writes.
    'booking-read': [{ ...minute('booking-read', 30), inMemory: true }],
    booking: [minute('booking', 20), { name: 'booking-daily', quota: 100, windowSeconds: DAY_SECONDS }],
  } satisfies Record<string, Policy[]>;
};

type LimitName = keyof ReturnType<typeof policiesOf>;

/**
 * Counts one attempt of `who`, or one that costs as much as several, or takes some back; sets the RateLimit headers of a
 * response to what is left.
 * @throws {Problem} 429 with Retry-After, in seconds, once a quota is used up.
 */
export type Limit = (name: LimitName, who: string, res: Response | null, attempts?: number) => Promise<void>;

/** The limits. Those of single functions are counted in PostgreSQL, so that every gateway process sees the same count. */
export function createLimit(env: Pick<Env, 'REQUESTS_PER_MINUTE'>, pool: Pool): Limit {
  const policies: Record<LimitName, Policy[]> = policiesOf(env);
  const counters = new Map(
    Object.values(policies)
      .flat()
      .map(policy => [policy, createCounter(pool, policy)]),
  );
  return async (name, who, res, attempts = 1) => {
    const usage = [];
    for (const policy of policies[name]) {
      const count = await counters.get(policy)!.consume(who, attempts).catch(countOrThrow);
      const seconds = Math.max(1, Math.ceil(count.msBeforeNext / 1000));
      usage.push(`"${policy.name}";r=${count.remainingPoints};t=${seconds}`);
      // Answered meanwhile where the body did not come.
      if (res?.headersSent === false)
        res.set({
          'RateLimit-Policy': policies[name].map(describe).join(', '),
          RateLimit: usage.join(', '),
        });
      if (count.consumedPoints <= policy.quota) continue;
      // Once: a line for each refusal would be a flood of its own.
      const isFirst = count.consumedPoints <= policy.quota + attempts;
      throw tooMany(seconds, isFirst ? { limit: policy.name, limitedKey: who } : undefined);
    }
  };
}

const describe = ({ name, quota, windowSeconds }: Policy) => `"${name}";q=${quota};w=${windowSeconds}`;

function createCounter(pool: Pool, { name, quota, windowSeconds, inMemory }: Policy) {
  const options = { keyPrefix: name, points: quota, duration: windowSeconds };
  if (inMemory) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    // Retention deletes expired counters.
    clearExpiredByTimeout: false,
  });
}

// The library rejects with the count when a quota is exceeded, and with an Error when the database fails.
function countOrThrow(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/** 429 for a limit that is used up for so many seconds more: in `Retry-After`, and in words. */
export const tooMany = (seconds: number, limited?: Problem['limited']): Problem =>
  new Problem(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
    limited,
  });

function inWords(seconds: number): string {
  if (seconds <= 2 * MINUTE_SECONDS) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * A step that counts the request against the general limit of its sender's address, and leaves the refusal to who waits for
 * `isWithinLimit` in `res.locals`.
 */
export const countRequests =
  (limit: Limit): RequestHandler =>
  (req, res, next) => {
    const counted = isFromShellHost(req) ? undefined : limit('requests', clientAddress(req), res);
    counted?.catch(() => {});
    res.locals['isWithinLimit'] = counted;
    next();
  };

/** The same step, with its refusal. */
export const limitRequests = (limit: Limit): RequestHandler[] => [
  countRequests(limit),
  async (_req, res, next) => {
    await res.locals['isWithinLimit'];
    next();
  },
];
