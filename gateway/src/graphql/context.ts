import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { User } from '../identity/user.entity.ts';

/** A resolver's context: one entity manager per request; the user is loaded on first use. */
export interface Context {
  req: Request;
  res: Response;
  deps: Dependencies;
  em: EntityManager;
  /** The signed-in user, or null. */
  user: () => Promise<User | null>;
}

/** Creates the context of one request. */
export function createContext(deps: Dependencies, req: Request, res: Response): Context {
  const em = deps.orm.em.fork();
  let user: Promise<User | null> | undefined;
  return { req, res, deps, em, user: () => (user ??= deps.loadUser(req, res, em)) };
}
