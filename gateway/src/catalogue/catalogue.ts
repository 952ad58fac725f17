import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

/** Everything that is offered, in the order of its positions. */
export const listServices = (em: EntityManager): Promise<Service[]> =>
  em.find(Service, {}, { orderBy: { position: 'asc' }, disableIdentityMap: true });

/** What customers say, in the order of its positions. */
export const listTestimonials = (em: EntityManager): Promise<Testimonial[]> =>
  em.find(Testimonial, {}, { orderBy: { position: 'asc' }, disableIdentityMap: true });
