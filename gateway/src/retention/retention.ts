import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

interface RetentionRule {
  data: string;
  table: string;
  /** SQL: what is set instead of deleting the row. */
  set?: string;
  /** SQL condition of the rows whose time is over. */
  expired: string;
}

const BATCH_ROWS = 1_000;
/** Short: a gateway may be restarted every hour. */
const FIRST_RUN_MS = 60_000;
const INTERVAL_MS = 60 * 60_000;

/**
 * How long each kind of data is kept. Users, bookings that stand, progress and sign-ups have no row here: they are kept
 * until they are erased (`npm run erase`, `DELETE /api/account`), a sign-up until its unsubscribe link is used.
 */
export const retentionRules: RetentionRule[] = [
  {
    data: 'sessions, 7 days after their last use and 30 days after the login',
    table: 'sessions',
    expired: `expire < now() or created_at <= now() - interval '30 days'`,
  },
  {
    data: 'rate limit counters, until their window ends',
    table: 'rate_limits',
    expired: 'expire < extract(epoch from now()) * 1000',
  },
  {
    data: 'idempotency keys, 7 days',
    table: 'consultations',
    set: 'idempotency_key = null, used_keys = default, change_key = null, request_hash = null',
    expired: `(idempotency_key is not null or used_keys <> '[]' or change_key is not null) and created_at < now() - interval '7 days'`,
  },
  {
    data: 'withdrawn bookings, 30 days',
    table: 'consultations',
    expired: `withdrawn_at < now() - interval '30 days'`,
  },
  {
    // Attempted or not: no worker ran, or it had no channel. An email about last year's booking is of no use.
    data: 'booking notifications due for 7 days: given up',
    table: 'booking_notifications',
    set: `failed_at = now(), last_error = 'EXPIRED'`,
    expired: `delivered_at is null and failed_at is null and next_attempt_at < now() - interval '7 days'`,
  },
  {
    data: 'sent booking notifications, 30 days',
    table: 'booking_notifications',
    expired: `delivered_at < now() - interval '30 days'`,
  },
  {
    data: 'failed booking notifications, 90 days',
    table: 'booking_notifications',
    expired: `failed_at < now() - interval '90 days'`,
  },
];

/** Removes all data whose time is over, in batches that hold no lock for long. */
export async function applyRetention(pool: Pick<Pool, 'query'>, log: Logger): Promise<void> {
  for (const { data, table, set, expired } of retentionRules) {
    const statement = set ? `update ${table} set ${set}` : `delete from ${table}`;
    const batch = `select ctid from ${table} where ${expired} limit ${BATCH_ROWS}`;
    let rows = 0;
    let removed: number;
    do {
      const { rowCount } = await pool.query(`${statement} where ctid in (${batch})`);
      removed = rowCount ?? 0;
      rows += removed;
    } while (removed === BATCH_ROWS);
    if (rows > 0) log.info({ data, rows }, 'expired data removed');
  }
}

/**
 * Applies the retention rules within a minute, then about once an hour at a random minute of its own, until the signal
 * ends it.
 */
export async function applyRetentionHourly(
  pool: Pool,
  log: Logger,
  signal: AbortSignal,
  { firstRunMs = FIRST_RUN_MS, intervalMs = INTERVAL_MS } = {},
): Promise<void> {
  let wait = firstRunMs * (0.5 + Math.random() / 2);
  while (!signal.aborted) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    await applyRetention(pool, log).catch(error => log.warn({ err: error }, 'retention failed'));
    wait = intervalMs * (0.5 + Math.random());
  }
}
