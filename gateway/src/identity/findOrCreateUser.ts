import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.ts';
import { ExternalIdentity, User } from './user.entity.ts';

/** The claims of the identity provider about one user. */
export interface Profile {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/**
 * The user with this issuer and subject, created at the first login and updated at every later one. Logins of one user and
 * the erasure take turns.
 * @param isRefused is asked in this user's turn
 * @returns undefined for who is refused
 * @throws {Problem} 409 when another identity holds the email: an email alone identifies no user.
 */
export async function findOrCreateUser(
  em: EntityManager,
  profile: Profile,
  isRefused: (em: EntityManager, userId: string) => Promise<boolean>,
): Promise<User | undefined> {
  const id = idOf(profile);
  return em
    .fork()
    .transactional(async inner => {
      await inner.execute(`select ${lockOfUser('?')}`, [id]);
      return (await isRefused(inner, id)) ? undefined : upsertUser(inner, profile);
    })
    .catch(refuseEmailInUse);
}

/** SQL: waits for whoever else makes or erases the user of this id, and lasts until the transaction's end. */
export const lockOfUser = (id: string): string => `pg_advisory_xact_lock(hashtextextended(${id}, 0))`;

async function upsertUser(em: EntityManager, { issuer, subject, ...details }: Profile): Promise<User> {
  const identity = await em.findOne(ExternalIdentity, { issuer, subject }, { populate: ['user'] });
  if (identity) return em.assign(identity.user, details);
  const user = em.create(User, { id: idOf({ issuer, subject }), ...details });
  em.create(ExternalIdentity, { issuer, subject, user });
  return user;
}

/** The same UUID (version 8) after an erasure, so that a new account has the limits that the one before has used up. */
export function idOf({ issuer, subject }: Pick<Profile, 'issuer' | 'subject'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function refuseEmailInUse(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error;
  throw new Problem(
    409,
    'This email address already belongs to another account here. Please log in the way you did the first time.',
  );
}
