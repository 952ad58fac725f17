import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { serialize } from '../http/serialize.ts';
import { onlyMethods } from '../http/methods.ts';
import { requireMember } from './requireMember.ts';
import { User } from './user.entity.ts';

/** GET /api/auth/user: the member, or 401. */
export function userRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/auth/user')
    .get(async (req, res) => {
      const { member } = await requireMember(deps, req, res);
      res.json(serialize(User, member));
    })
    .all(onlyMethods('GET'));
  return router;
}
