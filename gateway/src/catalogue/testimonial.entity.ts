import { randomUUID } from 'node:crypto';
import { defineEntity } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';

const p = defineEntity.properties;
const DEFAULT_RATING = 5;

const TestimonialSchema = defineEntity({
  name: 'Testimonial',
  tableName: 'testimonials',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    position: p.integer().unique(),
    name: p.text(),
    role: p.text(),
    content: p.text(),
    avatar: p.text().strictNullable(),
    rating: p.integer().default(DEFAULT_RATING),
  },
});

/** What a customer says; `rating` is 1 to 5 stars. `position` orders the list and never reaches the API. */
@ObjectType()
export class Testimonial extends TestimonialSchema.class {
  @Field(() => ID) declare id: string;
  @Field(() => String) declare name: string;
  @Field(() => String) declare role: string;
  @Field(() => String) declare content: string;
  @Field(() => String, { nullable: true }) declare avatar: string | null;
  @Field(() => Int) declare rating: number;
}
TestimonialSchema.setClass(Testimonial);
