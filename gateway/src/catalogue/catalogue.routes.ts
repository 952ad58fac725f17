import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { sendPrepared } from '../http/sendRevalidated.ts';

/** GET /api/services and /api/testimonials: open to everybody, revalidated by their ETag. */
export function catalogueRoutes({ catalogue }: Dependencies): Router {
  const router = Router();
  router
    .route('/services')
    .get(async (req, res) => sendPrepared(req, res, (await catalogue.services()).answer))
    .all(onlyMethods('GET'));
  router
    .route('/testimonials')
    .get(async (req, res) => sendPrepared(req, res, (await catalogue.testimonials()).answer))
    .all(onlyMethods('GET'));
  return router;
}
