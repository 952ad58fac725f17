import { setTimeout as sleep } from 'node:timers/promises';
import type { MonitoredPool } from '../database/poolMonitor.ts';

const PROBE_TIMEOUT_MS = 1_500;
// Longer than any query, transaction or connection attempt may take.
const STALLED_MS = 15_000;

/**
 * Whether a pool can serve. A pool with a free slot must answer a query in time. A pool that is fully in use, or still
 * connecting, is busy, not broken, unless it stays so and lends no connection for longer than any use of one may last.
 */
export async function isPoolHealthy(monitored: MonitoredPool): Promise<boolean> {
  const { pool, lastAcquiredAt } = monitored;
  if (pool.idleCount === 0 && pool.totalCount >= (pool.options.max ?? 0)) {
    monitored.busySince ??= performance.now();
    return performance.now() - Math.max(monitored.busySince, lastAcquiredAt) < STALLED_MS;
  }
  delete monitored.busySince;
  const timeout = new AbortController();
  // The query timeout makes the pool monitor replace dead connections, even if probes are the only traffic.
  const query = { text: 'select 1', query_timeout: PROBE_TIMEOUT_MS };
  const probe = pool.query(query).then(
    () => true,
    () => false,
  );
  const timedOut = sleep(PROBE_TIMEOUT_MS, false, { signal: timeout.signal, ref: false }).catch(() => false);
  return Promise.race([probe, timedOut]).finally(() => timeout.abort());
}
