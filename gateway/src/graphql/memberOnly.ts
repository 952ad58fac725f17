import type { AuthCheckerFn } from 'type-graphql';
import { notSignedIn } from '../http/problem.ts';
import type { User } from '../identity/user.entity.ts';
import type { Context } from './context.ts';

/** What `@Authorized()` asks: whether somebody is logged in. */
export const memberOnly: AuthCheckerFn<Context> = async ({ context }) => {
  if (await context.member()) return true;
  throw notSignedIn();
};

/** The member of a field that `@Authorized()` guards. */
export async function memberOf(context: Context): Promise<User> {
  const member = await context.member();
  if (!member) throw notSignedIn();
  return member;
}
