import { Router } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods, Problem } from '../http/problem.ts';
import { requireRecentLogin, requireUser, writeInTurn } from './requireUser.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { destroySession } from './session.ts';
import { endOtherSessions, endSession, listSessions } from './ownSessions.ts';

/** /api/sessions: a user's own sessions, listed, and ended after a recent login. */
export function sessionRoutes(deps: Dependencies): Router {
  const { env, log, pool } = deps;
  const router = Router();
  router
    .route('/sessions')
    .get(requireUser(deps), async (req, res) => {
      res.json(await listSessions(pool, res.locals.user.id, req.sessionID));
    })
    .delete(requireUser(deps), requireRecentLogin, async (req, res) => {
      const { user } = res.locals;
      const end = () => endOtherSessions(pool, user.id, req.sessionID);
      const count = await writeInTurn({ deps, req }, user, end);
      logSecurityEvent(log, req, 'session_ended', { userId: user.id, count });
      res.status(204).end();
    })
    .all(onlyMethods('GET', 'DELETE'));
  router
    .route('/sessions/:id')
    .delete(requireUser(deps), requireRecentLogin, async (req, res) => {
      const { user } = res.locals;
      const { id: userId } = user;
      const sessionId = z.uuid().safeParse(req.params['id']).data;
      const sid =
        sessionId && (await writeInTurn({ deps, req }, user, () => endSession(pool, userId, sessionId)));
      if (!sid) {
        logSecurityEvent(log, req, 'access_refused', { userId, sessionId });
        throw new Problem(404, 'There is no such session.');
      }
      logSecurityEvent(log, req, 'session_ended', { userId, sessionId });
      if (sid === req.sessionID) await destroySession(req, res, env);
      res.status(204).end();
    })
    .all(onlyMethods('DELETE'));
  return router;
}
