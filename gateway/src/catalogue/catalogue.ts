import type { EntityManager } from '@mikro-orm/postgresql';
import { prepareResponse, type PreparedResponse } from '../http/preparedResponse.ts';
import { serialize } from '../http/serialize.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

// A changed row is visible after this time; the rows change a few times a year, and every page reads them.
const CACHE_MS = 1_000;

/** Rows in display order, and the REST response made of them. Shared by all requests: read-only. */
export interface CachedRows<Row> {
  rows: Row[];
  response: PreparedResponse;
}

/** Services and testimonials, at most one second old. */
export interface Catalogue {
  services: () => Promise<CachedRows<Service>>;
  testimonials: () => Promise<CachedRows<Testimonial>>;
}

/** Reads the catalogue through a cache, one for each table. */
export const createCatalogue = (em: EntityManager, cacheMs = CACHE_MS): Catalogue => ({
  services: cached(cacheMs, async () => {
    const rows = await em.fork().findAll(Service, { orderBy: { position: 'asc' } });
    return { rows, response: prepareResponse(rows.map(row => serialize(Service, row))) };
  }),
  testimonials: cached(cacheMs, async () => {
    const rows = await em.fork().findAll(Testimonial, { orderBy: { position: 'asc' } });
    return { rows, response: prepareResponse(rows.map(row => serialize(Testimonial, row))) };
  }),
});

/**
 * Caches what `load` returns for `ms` milliseconds from the start of the load; concurrent callers share one load.
 * A failed load is not cached.
 */
export function cached<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
  let entry: { value: Promise<Value>; expiresAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (entry && now < entry.expiresAt) return entry.value;
    const loading = { value: load(), expiresAt: now + ms };
    entry = loading;
    loading.value.catch(() => {
      if (entry === loading) entry = undefined;
    });
    return loading.value;
  };
}
