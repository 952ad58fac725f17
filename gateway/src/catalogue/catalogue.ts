import type { EntityManager } from '@mikro-orm/postgresql';
import { cached } from '../cached.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

// A changed row is visible after this time; the rows change a few times a year, and every page reads them.
const CACHE_MS = 1_000;

/** Services and testimonials in display order, at most one second old. Shared by all requests: read-only. */
export interface Catalogue {
  services: () => Promise<Service[]>;
  testimonials: () => Promise<Testimonial[]>;
}

/** Reads the catalogue through a cache, one for each table. */
export const createCatalogue = (em: EntityManager, cacheMs = CACHE_MS): Catalogue => ({
  services: cached(cacheMs, () => em.fork().findAll(Service, { orderBy: { position: 'asc' } })),
  testimonials: cached(cacheMs, () => em.fork().findAll(Testimonial, { orderBy: { position: 'asc' } })),
});
