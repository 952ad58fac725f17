import type { RequestHandler } from 'express';
import { clientAddress } from './clientAddress.ts';
import type { LimitName } from './limitPolicies.ts';
import type { Limit } from './limits.ts';

/** A step that counts the request against the limit of its sender's address. */
export const limitByAddress =
  (limit: Limit, name: LimitName): RequestHandler =>
  async (req, res, next) => {
    await limit(name, clientAddress(req), res);
    next();
  };
