import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBooking } from 'gateway/testing/factories';
import type { Pool } from 'pg';

const WORKERS = 12;
const PAUSE_MS = 250;
const RETRY_MS = 100;
const TIMEOUT_MS = 5_000;

/**
 * Clients that book all the time, each booking with a key, and retry until it is acknowledged.
 * @param nextUrl where the next attempt goes: a site, or one of several gateways
 */
export function startBooking(nextUrl: () => string, cookies: string[]) {
  /** The id that each key was acknowledged with. */
  const acknowledged = new Map<string, string>();
  const ending = new AbortController();
  let attempts = 0;
  let next = 0;
  /** When the last acknowledged booking was sent. */
  let lastSent = 0;

  /** @returns the booking's id, or undefined when this attempt failed. */
  async function attempt(key: string, cookie: string): Promise<string | undefined> {
    attempts += 1;
    try {
      const response = await fetch(`${nextUrl()}/api/consultations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
        body: JSON.stringify(aBooking()),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await response.text();
      return response.status === 201 ? (JSON.parse(body) as { id: string }).id : undefined;
    } catch {
      return undefined;
    }
  }

  async function worker() {
    while (!ending.signal.aborted) {
      const key = randomUUID();
      const cookie = cookies[(next += 1) % cookies.length]!;
      while (!ending.signal.aborted) {
        const sent = performance.now();
        const id = await attempt(key, cookie);
        if (id !== undefined) {
          acknowledged.set(key, id);
          lastSent = Math.max(lastSent, sent);
          break;
        }
        await sleep(RETRY_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  const workers = Promise.all(Array.from({ length: WORKERS }, worker));
  return {
    acknowledged,
    attempts: () => attempts,
    /** Whether a booking that was sent after `time` is acknowledged. */
    bookedSince: (time: number) => lastSent > time,
    async stop() {
      ending.abort();
      await workers;
    },
  };
}

/** Compares what was acknowledged with the rows: bookings without their row, and keys with more than one. */
export async function compareWithRows(pool: Pool, acknowledged: ReadonlyMap<string, string>) {
  const { rows } = await pool.query<{ id: string; key: string }>(
    'select id, idempotency_key as key from consultations',
  );
  const ids = new Map<string, string[]>();
  for (const { id, key } of rows) ids.set(key, [...(ids.get(key) ?? []), id]);
  return {
    lost: [...acknowledged].filter(([key, id]) => !ids.get(key)?.includes(id)).length,
    doubled: [...ids.values()].filter(list => list.length > 1).length,
    stored: ids,
  };
}
