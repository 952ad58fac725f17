import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Env } from '../settings.ts';
import type { RequestLimit } from '../limits/requestLimit.ts';
import { cookieName, type LoadSession } from './session.ts';
import { User } from './user.entity.ts';

/** The user whose session cookie a request carries, or null for a visitor. */
export type LoadUser = (req: Request, res: Response, em: EntityManager) => Promise<User | null>;

/**
 * @returns what loads the user and counts the request against their general limit; a request without the session cookie
 *   costs no query.
 */
export function createLoadUser(
  env: Env,
  loadSession: LoadSession,
  { countUser }: Pick<RequestLimit, 'countUser'>,
): LoadUser {
  const cookie = `${cookieName(env)}=`;
  return async (req, res, em) => {
    if (!req.headers.cookie?.includes(cookie)) return null;
    await loadSession(req, res);
    const { userRow } = req.session;
    if (!userRow) return null;
    const user = em.map(User, userRow);
    countUser(req, user.id);
    return user;
  };
}
