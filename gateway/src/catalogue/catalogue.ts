import type { EntityManager } from '@mikro-orm/postgresql';
import { cached } from '../cached.ts';
import { Service } from './service.entity.ts';
import { servicesSeed } from './services.seed.ts';
import { DEFAULT_RATING, Testimonial } from './testimonial.entity.ts';
import { testimonialsSeed } from './testimonials.seed.ts';

// A changed row is visible after this time; the rows change a few times a year, and most pages read them.
const CACHE_MS = 1_000;

/** Services and testimonials in display order, at most one second old. Shared by all requests: read-only. */
export const createCatalogue = (em: EntityManager) => ({
  services: cached(CACHE_MS, () => em.fork().findAll(Service, { orderBy: { position: 'asc' } })),
  testimonials: cached(CACHE_MS, () => em.fork().findAll(Testimonial, { orderBy: { position: 'asc' } })),
});

/** Seeds empty tables. A table with rows belongs to the business owner and is never changed. */
export async function seedCatalogue(em: EntityManager): Promise<void> {
  if ((await em.count(Service)) === 0)
    for (const [position, service] of servicesSeed.entries())
      em.create(Service, { isVip: false, ...service, position });
  if ((await em.count(Testimonial)) === 0)
    for (const [position, testimonial] of testimonialsSeed.entries())
      em.create(Testimonial, { avatar: null, rating: DEFAULT_RATING, ...testimonial, position });
  await em.flush();
}
