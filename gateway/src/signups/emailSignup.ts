import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emailSignupRule } from '@site/validation';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { EmailSignup } from './emailSignup.entity.ts';

const SIGN_UP = 'insert into email_signups (id, email) values (?, ?) on conflict do nothing returning *';

/**
 * Adds an address to the mailing list.
 * @throws {Problem} 400 for an invalid address, 409 for one that is on the list already, in any spelling.
 */
export async function signUpEmail(em: EntityManager, input: unknown): Promise<EmailSignup> {
  const { email } = parseInput(emailSignupRule, input);
  // Not an insert that fails: PostgreSQL may log that with the address.
  const [row] = await em.execute<object[]>(SIGN_UP, [randomUUID(), email]);
  if (!row)
    throw new Problem(409, 'This email is already signed up. You are on the list, nothing more to do.');
  return em.map(EmailSignup, row);
}
