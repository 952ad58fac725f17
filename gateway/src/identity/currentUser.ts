import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { cookieName, type LoadSession } from './session.ts';
import { User } from './user.entity.ts';
import type { Env } from '../env.ts';

/** The member who sent a request, or null for a visitor. */
export type CurrentUser = (req: Request, res: Response, em: EntityManager) => Promise<User | null>;

/** @returns what finds the caller; a request without our cookie costs no look into the database. */
export function createCurrentUser(env: Env, loadSession: LoadSession): CurrentUser {
  const cookie = `${cookieName(env)}=`;
  return async (req, res, em) => {
    if (!req.headers.cookie?.includes(cookie)) return null;
    await loadSession(req, res);
    const { memberRow } = req;
    return memberRow?.['id'] === req.session.userId && memberRow ? em.map(User, memberRow) : null;
  };
}
