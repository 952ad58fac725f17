import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { sendPrepared } from '../http/preparedResponse.ts';

/** GET /api/services and /api/testimonials: public, revalidated by ETag. */
export function catalogueRoutes({ catalogue }: Dependencies): Router {
  const router = Router();
  router
    .route('/services')
    .get(async (req, res) => sendPrepared(req, res, (await catalogue.services()).response))
    .all(onlyMethods('GET'));
  router
    .route('/testimonials')
    .get(async (req, res) => sendPrepared(req, res, (await catalogue.testimonials()).response))
    .all(onlyMethods('GET'));
  return router;
}
