import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, RequestHandler, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { Problem, unauthenticated } from '../http/problem.ts';
import { inTurn } from '../limits/turns.ts';
import { hasSessionCookie } from './session.ts';
import { SESSION_IS_VALID } from './sessionStore.ts';
import { User } from './user.entity.ts';

const RECENT_LOGIN_MS = 15 * 60_000;

/**
 * The user whose session cookie a request carries, or null for a visitor; a request without the cookie costs no query.
 * A page names its user in `X-User`: if somebody else has logged in in another tab, it gets and writes nothing of theirs.
 * Counts the request against the user's general limit.
 * @throws {Problem} 429 above it.
 */
export async function admitUser(
  { env, limit, loadSession }: Pick<Dependencies, 'env' | 'limit' | 'loadSession'>,
  { req, res, em }: { req: Request; res: Response; em: EntityManager },
): Promise<User | null> {
  if (!hasSessionCookie(req, env)) return null;
  await loadSession(req, res);
  const { userId } = req.session;
  if (!userId || ![undefined, userId].includes(req.get('x-user'))) return null;
  await limit('user-requests', userId, res);
  return em.findOne(User, userId);
}

/**
 * The step that guards a route: put it first, before the body is read.
 * @throws {Problem} 401 without a session.
 */
export function requireUser(deps: Dependencies): RequestHandler {
  return async (req, res, next) => {
    // Answered meanwhile where the body did not come.
    if (res.headersSent) return;
    res.set('Cache-Control', 'no-store');
    const em = deps.orm.em.fork();
    const user = await admitUser(deps, { req, res, em });
    if (!user) throw unauthenticated();
    Object.assign(res.locals, { user, em });
    next();
  };
}

const IS_LIVE = `select 1 from sessions where sid = $1 and user_id = $2 and ${SESSION_IS_VALID}`;

/**
 * Writes for a user once their earlier writes are done in this process. The session may have ended meanwhile, or while
 * the body came.
 * @throws {Problem} 401 if it has, 429 and 503 as `inTurn`.
 */
export function writeInTurn<Result>(
  { deps: { pool }, req }: { deps: Pick<Dependencies, 'pool'>; req: Request },
  { id }: User,
  write: () => Promise<Result>,
): Promise<Result> {
  return inTurn(id, async () => {
    const { rowCount } = await pool.query(IS_LIVE, [req.sessionID, id]);
    if (rowCount === 0) throw unauthenticated();
    return write();
  });
}

/**
 * The step after `requireUser` that guards what a stolen session must not do.
 * @throws {Problem} 403 unless the user authenticated at the identity provider within the last 15 minutes.
 */
export const requireRecentLogin: RequestHandler = (req, _res, next) => {
  const isRecent = Date.now() - (req.session.authenticatedAt ?? 0) < RECENT_LOGIN_MS;
  next(isRecent ? undefined : new Problem(403, 'Please log in again before you do this.'));
};
