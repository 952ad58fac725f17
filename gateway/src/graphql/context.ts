import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { Dependencies } from '../dependencies.ts';
import type { User } from '../identity/user.entity.ts';
import { ResponseBudget } from './responseBudget.ts';

/** A resolver's context: one entity manager per request; the user is loaded on first use. */
export interface Context {
  req: Request;
  res: Response;
  deps: Dependencies;
  em: EntityManager;
  /** The signed-in user, or null. */
  user: () => Promise<User | null>;
  budget: ResponseBudget;
  /** What its check has found; an object, because Apollo Server copies the context. */
  document: {
    /** All that it asks for is in memory, the same for everybody. */
    fromMemory: boolean;
  };
  /** Stops the request after so many milliseconds: no further field is resolved, running SQL is cancelled. */
  stopAfter: (ms: number) => void;
}

const tooSlow = () =>
  new GraphQLError('The query takes too long.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });

/** Creates the context of one request. */
export function createContext(deps: Dependencies, req: Request, res: Response): Context {
  const stop = new AbortController();
  const em = deps.orm.em.fork({ signal: stop.signal, inflightQueryAbortStrategy: 'cancel query' });
  const budget = new ResponseBudget();
  const stopAfter = (ms: number) => {
    const timer = setTimeout(() => {
      budget.stop(tooSlow());
      stop.abort();
    }, ms);
    res.on('close', () => clearTimeout(timer));
  };
  let user: Promise<User | null> | undefined;
  return {
    ...{ req, res, deps, em, budget, stopAfter, document: { fromMemory: false } },
    user: () => (user ??= deps.loadUser(req, res, em)),
  };
}
