import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { unauthenticated } from '../http/problem.ts';
import type { User } from './user.entity.ts';

/**
 * The line that guards what is for members only.
 * @returns the member, and the request's own entity manager which loaded them.
 * @throws {Problem} 401 for a visitor.
 */
export async function requireMember(
  { currentUser, orm }: Pick<Dependencies, 'currentUser' | 'orm'>,
  req: Request,
  res: Response,
): Promise<{ member: User; em: EntityManager }> {
  res.set('Cache-Control', 'no-store');
  const em = orm.em.fork();
  const member = await currentUser(req, res, em);
  if (!member) throw unauthenticated();
  return { member, em };
}
