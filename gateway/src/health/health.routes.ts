import { setTimeout as sleep } from 'node:timers/promises';
import { isEnding } from '@site/federation/serve/httpServer';
import { Router } from 'express';
import { cached } from '../cached.ts';
import type { MonitoredPool } from '../database/poolMonitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods, unavailable } from '../http/problem.ts';

/** Whoever asks within this time gets the same answer. */
const PROBE_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_500;
// Longer than any query, transaction or connection attempt may take.
const STALLED_MS = 15_000;

/** GET /api/health/live: the process runs. GET /api/health/ready: every dependency of a request works. */
export function healthRoutes({ migration, operations, poolMonitor }: Dependencies): Router {
  const router = Router();
  const probePools = cached(PROBE_MS, async () =>
    (await Promise.all([...poolMonitor.pools.values()].map(isPoolHealthy))).every(Boolean),
  );
  router
    .route('/health/live')
    .get((_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'live' }))
    .all(onlyMethods('GET'));
  router
    .route('/health/ready')
    .get(async (_req, res) => {
      if (isEnding()) throw unavailable('The process is about to end.');
      if (!migration.isDone()) throw unavailable('The database is not migrated yet.');
      if (operations?.isReady() === false)
        throw unavailable('The release store was not read yet: no published operation is known.');
      if (!(await probePools())) throw unavailable('The database does not answer.');
      res.set('Cache-Control', 'no-store').json({ status: 'ready' });
    })
    .all(onlyMethods('GET'));
  return router;
}

/**
 * Whether a pool can serve. A pool with a free slot must answer a query in time. A pool that is fully in use, or still
 * connecting, is busy, not broken, unless it stays so and lends no connection for longer than any use of one may last.
 */
async function isPoolHealthy(monitored: MonitoredPool): Promise<boolean> {
  const { pool, lastAcquiredAt } = monitored;
  if (pool.idleCount === 0 && pool.totalCount >= (pool.options.max ?? 0)) {
    monitored.busySince ??= performance.now();
    return performance.now() - Math.max(monitored.busySince, lastAcquiredAt) < STALLED_MS;
  }
  delete monitored.busySince;
  // The query timeout makes the pool monitor replace dead connections, even if probes are the only traffic.
  const query = { text: 'select 1', query_timeout: PROBE_TIMEOUT_MS };
  const probe = pool.query(query).then(
    () => true,
    () => false,
  );
  return Promise.race([probe, sleep(PROBE_TIMEOUT_MS, false, { ref: false })]);
}
