import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { listServices, listTestimonials } from './catalogue.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

@Resolver()
export class CatalogueResolver {
  @Query(() => [Service])
  services(@Ctx() { em }: Context): Promise<Service[]> {
    return listServices(em);
  }

  @Query(() => [Testimonial])
  testimonials(@Ctx() { em }: Context): Promise<Testimonial[]> {
    return listTestimonials(em);
  }
}
