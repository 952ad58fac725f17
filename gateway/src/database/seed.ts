import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../catalogue/service.entity.ts';
import { servicesSeed } from '../catalogue/services.seed.ts';
import { Testimonial } from '../catalogue/testimonial.entity.ts';
import { testimonialsSeed } from '../catalogue/testimonials.seed.ts';

/** Seeds empty tables. A table with rows belongs to the business owner and is never changed. */
export async function seed(em: EntityManager): Promise<void> {
  if ((await em.count(Service)) === 0) {
    servicesSeed.forEach((service, position) => em.create(Service, { ...service, position }));
  }
  if ((await em.count(Testimonial)) === 0) {
    testimonialsSeed.forEach((testimonial, position) => em.create(Testimonial, { ...testimonial, position }));
  }
  await em.flush();
}
