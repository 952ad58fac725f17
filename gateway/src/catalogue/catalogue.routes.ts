import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { represent } from '../http/represent.ts';
import { sendRevalidated } from '../http/sendRevalidated.ts';
import { listServices, listTestimonials } from './catalogue.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

/** GET /api/services and /api/testimonials: open to everybody, revalidated by their ETag. */
export function catalogueRoutes({ orm }: Dependencies): Router {
  const router = Router();
  router
    .route('/services')
    .get(async (req, res) => {
      const services = await listServices(orm.em.fork());
      sendRevalidated(
        req,
        res,
        services.map(each => represent(Service, each)),
      );
    })
    .all(onlyMethods('GET'));
  router
    .route('/testimonials')
    .get(async (req, res) => {
      const testimonials = await listTestimonials(orm.em.fork());
      sendRevalidated(
        req,
        res,
        testimonials.map(each => represent(Testimonial, each)),
      );
    })
    .all(onlyMethods('GET'));
  return router;
}
