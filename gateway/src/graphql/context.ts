import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { createParameterDecorator, type AuthCheckerFn } from 'type-graphql';
import type { Dependencies } from '../dependencies.ts';
import { unauthenticated } from '../http/problem.ts';
import { admitUser } from '../identity/requireUser.ts';
import type { User } from '../identity/user.entity.ts';

/** How long a query may take; less than the statement timeout of the database. */
const QUERY_TIMEOUT_MS = 2_000;

/** A resolver's context: one entity manager per request; the user is loaded on first use. */
export interface Context {
  req: Request;
  res: Response;
  deps: Dependencies;
  em: EntityManager;
  user: () => Promise<User | null>;
  /** Begins the time of a query: when it is over, running SQL is cancelled. */
  limitTime: () => void;
  signal: AbortSignal;
}

export function createContext(deps: Dependencies, req: Request, res: Response): Context {
  const stop = new AbortController();
  const { signal } = stop;
  const em = deps.orm.em.fork({ signal, inflightQueryAbortStrategy: 'cancel query' });
  const limitTime = () => {
    const timer = setTimeout(() => stop.abort(), QUERY_TIMEOUT_MS);
    res.on('close', () => clearTimeout(timer));
  };
  let user: Promise<User | null> | undefined;
  return { req, res, deps, em, signal, limitTime, user: () => (user ??= admitUser(deps, { req, res, em })) };
}

/** The signed-in user as a resolver's parameter, or null for a visitor. `@Authorized()` on the field rules null out. */
export const CurrentUser = () => createParameterDecorator<Context>(({ context }) => context.user());

/** Decides for every field marked `@Authorized()`. */
export const authChecker: AuthCheckerFn<Context> = async ({ context }) => {
  if (await context.user()) return true;
  throw unauthenticated();
};
