import type { RequestHandler } from 'express';
import { clientAddress } from './clientAddress.ts';
import type { Limit, LimitName } from './limits.ts';

/** A step that counts the request against the limit of its sender's address. */
export const limitByAddress =
  (limit: Limit, name: LimitName): RequestHandler =>
  async (req, res, next) => {
    await limit(name, clientAddress(req), res);
    next();
  };
