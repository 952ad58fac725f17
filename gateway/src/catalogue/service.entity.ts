import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';

const ServiceSchema = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
    id: p.text().primary(),
    position: p.integer().unique(),
    title: p.text(),
    description: p.text(),
    icon: p.text(),
    price: p.text().strictNullable(),
    features: p.array(),
    isVip: p.boolean().default(false),
  },
});

/** A service on offer. `position` orders the list and is not exposed. */
@ObjectType()
export class Service extends ServiceSchema.class {
  @Field(() => ID) declare id: string;
  @Field(() => String) declare title: string;
  @Field(() => String) declare description: string;
  @Field(() => String) declare icon: string;
  @Field(() => String, { nullable: true }) declare price: string | null;
  @Field(() => [String]) declare features: string[];
  @Field(() => Boolean) declare isVip: boolean;
}
ServiceSchema.setClass(Service);
