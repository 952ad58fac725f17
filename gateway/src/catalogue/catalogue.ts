import type { EntityManager } from '@mikro-orm/postgresql';
import { serialize } from '../http/serialize.ts';
import { prepareAnswer, type PreparedAnswer } from '../http/sendRevalidated.ts';
import { Service } from './service.entity.ts';
import { SharedRead } from './sharedRead.ts';
import { Testimonial } from './testimonial.entity.ts';

/** The channel of the database on which changes of the catalogue are told. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

/** Rows in their fixed order, and the same as REST sends them. Both are shared by all requests: nobody may change them. */
export interface Shown<Row> {
  rows: Row[];
  answer: PreparedAnswer;
}

/** What is offered, and what customers say. Kept in memory while changes are heard of. */
export interface Catalogue {
  services: () => Promise<Shown<Service>>;
  testimonials: () => Promise<Shown<Testimonial>>;
  /** Changes whenever the rows may have changed; undefined while changes are not heard of. */
  generation: () => number | undefined;
  /** Forgets what is kept. */
  drop: () => void;
}

/** @param heard whether `drop` would be called at a change. */
export function createCatalogue(em: EntityManager, heard: () => boolean): Catalogue {
  const services = new SharedRead(async () => show(Service, await listServices(em.fork())), heard);
  const testimonials = new SharedRead(
    async () => show(Testimonial, await listTestimonials(em.fork())),
    heard,
  );
  let generation = 0;
  return {
    services: () => services.read(),
    testimonials: () => testimonials.read(),
    generation: () => (heard() ? generation : undefined),
    drop: () => {
      generation += 1;
      services.drop();
      testimonials.drop();
    },
  };
}

const listServices = (em: EntityManager) =>
  em.find(Service, {}, { orderBy: { position: 'asc' }, disableIdentityMap: true });

const listTestimonials = (em: EntityManager) =>
  em.find(Testimonial, {}, { orderBy: { position: 'asc' }, disableIdentityMap: true });

const show = <Row extends object>(entity: new () => Row, rows: Row[]): Shown<Row> => ({
  rows,
  answer: prepareAnswer(rows.map(row => serialize(entity, row))),
});
