import type { AuthCheckerFn } from 'type-graphql';
import { unauthenticated } from '../http/problem.ts';
import type { User } from '../identity/user.entity.ts';
import type { Context } from './context.ts';

/** What `@Authorized()` asks: whether somebody is logged in. */
export const memberOnly: AuthCheckerFn<Context> = async ({ context }) => {
  if (await context.user()) return true;
  throw unauthenticated();
};

/** The member of a field that `@Authorized()` guards. */
export async function memberOf(context: Context): Promise<User> {
  const member = await context.user();
  if (!member) throw unauthenticated();
  return member;
}
