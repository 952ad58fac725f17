import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../baseEntity.ts';

export const DEFAULT_RATING = 5;

const TestimonialSchema = defineEntity({
  name: 'Testimonial',
  tableName: 'testimonials',
  extends: BaseEntity,
  properties: {
    position: p.integer().unique(),
    name: p.text(),
    role: p.text(),
    content: p.text(),
    avatar: p.text().strictNullable(),
    rating: p.integer().default(DEFAULT_RATING),
  },
});

/** A customer's testimonial; `rating` is 1 to 5 stars. `position` orders the list and is not exposed. */
@ObjectType()
export class Testimonial extends TestimonialSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String) declare name: string;
  @Field(() => String) declare role: string;
  @Field(() => String) declare content: string;
  @Field(() => String, { nullable: true }) declare avatar: string | null;
  @Field(() => Int) declare rating: number;
}
TestimonialSchema.setClass(Testimonial);
