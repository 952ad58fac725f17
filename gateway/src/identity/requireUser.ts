import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { unauthenticated } from '../http/problem.ts';
import type { User } from './user.entity.ts';

/** What the step leaves in `res.locals`: the user, and the request's entity manager that loaded them. */
type UserLocals = Record<'user', User> & Record<'em', EntityManager>;

type StepWith<Locals extends Record<string, unknown>> =
  RequestHandler extends RequestHandler<infer Params, infer Sent, infer Body, infer Query>
    ? RequestHandler<Params, Sent, Body, Query, Locals>
    : never;

/**
 * The step that guards a route: put it first, before the body is read.
 * @throws {Problem} 401 without a session.
 */
export function requireUser({ loadUser, orm }: Pick<Dependencies, 'loadUser' | 'orm'>): StepWith<UserLocals> {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const em = orm.em.fork();
    const user = await loadUser(req, res, em);
    if (!user) throw unauthenticated();
    Object.assign(res.locals, { user, em });
    next();
  };
}
