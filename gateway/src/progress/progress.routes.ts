import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/problem.ts';
import { serialize } from '../http/serialize.ts';
import { requireUser } from '../identity/requireUser.ts';
import { ModuleProgress } from './moduleProgress.entity.ts';
import { listProgress, saveProgress } from './progress.ts';

/** GET /api/progress and PUT /api/progress/LEVEL/MODULE, for signed-in users. */
export function progressRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/progress')
    .get(requireUser(deps), async (_req, res) => {
      const { user, em } = res.locals;
      res.json((await listProgress({ deps, em, res }, user)).map(one => serialize(ModuleProgress, one)));
    })
    .all(onlyMethods('GET'));
  router
    .route('/progress/:level/:module')
    .put(requireJson, requireUser(deps), jsonBody('64kb'), async (req, res) => {
      const { user, em } = res.locals;
      const { level, module } = req.params as { level: string; module: string };
      const progress = await saveProgress({ deps, em, req, res }, user, { level, module }, req.body);
      res.json(serialize(ModuleProgress, progress));
    })
    .all(onlyMethods('PUT'));
  return router;
}
