import type { AuthCheckerFn } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../http/problem.ts';

/**
 * Decides for every field marked `@Authorized()`.
 * @throws {Problem} 401 without a session.
 */
export const authChecker: AuthCheckerFn<Context> = async ({ context }) => {
  if (await context.user()) return true;
  throw unauthenticated();
};
