import { isEnding } from '@site/federation/serve/httpServer';
import { Router } from 'express';
import { cached } from '../cached.ts';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods, unavailable } from '../http/problem.ts';
import { isPoolHealthy } from './health.ts';

/** Whoever asks within this time gets the same answer. */
const PROBE_MS = 1_000;

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
