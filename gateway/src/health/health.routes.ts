import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { unavailable } from '../http/problem.ts';
import { databaseAnswers } from './health.ts';

/** GET /api/health/live says that the process runs, /api/health/ready that it can serve. */
export function healthRoutes({ migrations, pool }: Dependencies): Router {
  const router = Router();
  router
    .route('/health/live')
    .get((_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'live' }))
    .all(onlyMethods('GET'));
  router
    .route('/health/ready')
    .get(async (_req, res) => {
      if (!migrations.done()) throw unavailable('The database is not migrated yet.');
      if (!(await databaseAnswers(pool))) throw unavailable('The database does not answer.');
      res.set('Cache-Control', 'no-store').json({ status: 'ready' });
    })
    .all(onlyMethods('GET'));
  return router;
}
