import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

@Resolver()
export class CatalogueResolver {
  @Query(() => [Service])
  services(@Ctx() { deps }: Context): Promise<Service[]> {
    return deps.catalogue.services();
  }

  @Query(() => [Testimonial])
  testimonials(@Ctx() { deps }: Context): Promise<Testimonial[]> {
    return deps.catalogue.testimonials();
  }
}
