import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { readPersonalData, removePersonalData } from '../erase/personalData.ts';
import { onlyMethods } from '../http/problem.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { serialize } from '../http/serialize.ts';
import { requireRecentLogin, requireUser, writeInTurn } from './requireUser.ts';
import { destroySession } from './session.ts';
import { User } from './user.entity.ts';

/** The caller (GET /api/auth/user), what is stored about them (GET /api/account/data), and its erasure (DELETE /api/account). */
export function accountRoutes(deps: Dependencies): Router {
  const { env, limit, log, pool } = deps;
  const router = Router();
  router
    .route('/auth/user')
    .get(requireUser(deps), (_req, res) => void res.json(serialize(User, res.locals.user)))
    .all(onlyMethods('GET'));
  router
    .route('/account/data')
    .get(requireUser(deps), async (_req, res) => {
      await limit('account-data', res.locals.user.id, res);
      res.json(await readPersonalData(pool, { userId: res.locals.user.id }));
    })
    .all(onlyMethods('GET'));
  router
    .route('/account')
    .delete(requireUser(deps), requireRecentLogin, async (req, res) => {
      const { user } = res.locals;
      await writeInTurn({ deps, req }, user, () => removePersonalData(pool, { userId: user.id }));
      logSecurityEvent(log, req, 'account_erased', { userId: user.id });
      await destroySession(req, res, env);
      // Drafts and progress that waited to be sent.
      res.set('Clear-Site-Data', '"storage"').status(204).end();
    })
    .all(onlyMethods('DELETE'));
  return router;
}
