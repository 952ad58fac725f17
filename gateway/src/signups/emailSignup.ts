import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emailSignupRule } from '@site/validation';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { EmailSignup } from './emailSignup.entity.ts';

/**
 * Adds an address to the mailing list.
 * @throws {Problem} 400 for an invalid address, 409 for one that is on the list already, in any spelling.
 */
export async function signUpEmail(em: EntityManager, input: unknown): Promise<EmailSignup> {
  const { email } = parseInput(emailSignupRule, input);
  const signup = em.create(EmailSignup, { email });
  await em.flush().catch(error => {
    if (error instanceof UniqueConstraintViolationException) throw alreadyStored();
    throw error;
  });
  return signup;
}

const alreadyStored = () =>
  new Problem(409, 'This email is already signed up. You are on the list, nothing more to do.');
