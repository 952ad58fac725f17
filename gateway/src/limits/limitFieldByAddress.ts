import type { MiddlewareFn } from 'type-graphql';
import { clientAddress } from './clientAddress.ts';
import type { LimitName } from './limitPolicies.ts';
import type { Context } from '../graphql/context.ts';

/** Counts a call of this field against the limit of the caller's address. */
export const limitFieldByAddress =
  (name: LimitName): MiddlewareFn<Context> =>
  async ({ context: { deps, req, res } }, next) => {
    await deps.limit(name, clientAddress(req), res);
    return next();
  };
