import { defineEntity } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';

const p = defineEntity.properties;

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

/** Something the business offers. `position` orders the list and never reaches the API. */
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
