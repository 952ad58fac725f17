import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/problem.ts';
import { serialize } from '../http/serialize.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

/** GET /api/services and /api/testimonials: public, revalidated by ETag. */
export function catalogueRoutes({ catalogue }: Dependencies): Router {
  const router = Router();
  const serve = <Row extends object>(path: string, entity: new () => Row, read: () => Promise<Row[]>) =>
    router
      .route(path)
      .get(revalidate, async (_req, res) => void res.json((await read()).map(row => serialize(entity, row))))
      .all(onlyMethods('GET'));
  serve('/services', Service, () => catalogue.services());
  serve('/testimonials', Testimonial, () => catalogue.testimonials());
  return router;
}

/** Express answers 304 by the ETag, but not to `Cache-Control: no-cache`, which fetch adds to If-None-Match by itself. */
const revalidate: RequestHandler = (req, res, next) => {
  delete req.headers['cache-control'];
  res.set('Cache-Control', 'no-cache');
  next();
};
