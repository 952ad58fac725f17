import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/problem.ts';
import { serialize } from '../http/serialize.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { signUpEmail } from './emailSignup.ts';

/** POST /api/email-signup: public, rate limited before the body is read. */
export function emailSignupRoutes({ limit, orm }: Dependencies): Router {
  const count: RequestHandler = async (req, res, next) => {
    await limit('signup', clientAddress(req), res);
    next();
  };
  const router = Router();
  router
    .route('/email-signup')
    .post(count, requireJson, jsonBody('64kb'), async (req, res) => {
      const signup = await signUpEmail(orm.em.fork(), req.body);
      res.status(201).json(serialize(EmailSignup, signup));
    })
    .all(onlyMethods('POST'));
  return router;
}
