import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { emailSignupRule } from '@site/contracts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { EmailSignup } from './emailSignup.entity.ts';

/**
 * Puts an address on the mailing list.
 * @throws {Problem} 400 for what is no address, 409 when it is on the list already, in whatever spelling.
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
