import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { Service } from './service.entity.ts';
import { Testimonial } from './testimonial.entity.ts';

@Resolver()
export class CatalogueResolver {
  @Query(() => [Service])
  async services(@Ctx() { deps }: Context): Promise<Service[]> {
    return (await deps.catalogue.services()).rows;
  }

  @Query(() => [Testimonial])
  async testimonials(@Ctx() { deps }: Context): Promise<Testimonial[]> {
    return (await deps.catalogue.testimonials()).rows;
  }
}
