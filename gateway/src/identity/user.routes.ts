import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { serialize } from '../http/serialize.ts';
import { requireUser } from './requireUser.ts';
import { User } from './user.entity.ts';

/** GET /api/auth/user: the signed-in user, or 401. */
export function userRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/auth/user')
    .get(requireUser(deps), (_req, res) => void res.json(serialize(User, res.locals.user)))
    .all(onlyMethods('GET'));
  return router;
}
