import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.ts';
import { Identity } from './identity.entity.ts';
import { User } from './user.entity.ts';

/** What the provider says of somebody who logged in. */
export interface Profile {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/**
 * The member of this identity, made at the first login and brought up to date at every later one.
 * @throws {Problem} 409 when another identity already holds the address: an address alone proves nobody.
 */
export async function memberFor(em: EntityManager, profile: Profile): Promise<User> {
  try {
    return await em.fork().transactional(inner => upsertMember(inner, profile));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // Either the same person logged in twice at once, or the address is somebody else's: the second try tells.
    return em
      .fork()
      .transactional(inner => upsertMember(inner, profile))
      .catch(refuseHeldEmail);
  }
}

async function upsertMember(em: EntityManager, { issuer, subject, ...details }: Profile): Promise<User> {
  const identity = await em.findOne(Identity, { issuer, subject }, { populate: ['user'] });
  if (identity) return em.assign(identity.user, details);
  const user = em.create(User, details);
  em.create(Identity, { issuer, subject, user });
  return user;
}

function refuseHeldEmail(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error;
  throw new Problem(
    409,
    'This email address already belongs to another account here. Please log in the way you did the first time.',
  );
}
