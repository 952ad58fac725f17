import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { User } from '../identity/user.entity.ts';

/** What a resolver works with: one entity manager for the request, and the caller, looked up when first asked for. */
export interface Context {
  req: Request;
  res: Response;
  deps: Dependencies;
  em: EntityManager;
  member: () => Promise<User | null>;
}

/** @returns the context of one request. */
export function createContext(deps: Dependencies, req: Request, res: Response): Context {
  const em = deps.orm.em.fork();
  let member: Promise<User | null> | undefined;
  return { req, res, deps, em, member: () => (member ??= deps.currentUser(req, res, em)) };
}
