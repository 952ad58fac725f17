import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { serviceInterests, type ServiceInterest } from '@site/validation';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../baseEntity.ts';
import { User } from '../identity/user.entity.ts';

const idempotencyAgeIndex = `create index consultations_idempotency_age_index on consultations (created_at)
  where idempotency_key is not null`;

const ConsultationSchema = defineEntity({
  name: 'Consultation',
  tableName: 'consultations',
  extends: BaseEntity,
  indexes: [
    { name: 'consultations_page_index', properties: ['owner', 'createdAt', 'id'] },
    { name: 'consultations_idempotency_age_index', expression: idempotencyAgeIndex },
  ],
  uniques: [{ name: 'consultations_idempotency_unique', properties: ['owner', 'idempotencyKey'] }],
  properties: {
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    service: p.enum(serviceInterests),
    message: p.text().strictNullable(),
    idempotencyKey: p.text().strictNullable(),
    requestHash: p.text().nullable(),
    // A gateway of the release before writes it; it goes with the next one.
    changeKey: p.text().strictNullable().default(null),
    usedKeys: p.json<readonly (readonly [key: string, hash: string])[]>().default([]),
    withdrawnAt: p.datetime(6).strictNullable().default(null),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

export const ServiceInterestEnum = Object.fromEntries(serviceInterests.map(name => [name, name]));
registerEnumType(ServiceInterestEnum, { name: 'ServiceInterest' });

/** A booked consultation. A withdrawn one is kept for 30 days, in no list. What has no `@Field` never reaches the API. */
@ObjectType()
export class Consultation extends ConsultationSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String) declare name: string;
  @Field(() => String) declare email: string;
  @Field(() => String) declare phone: string;
  @Field(() => ServiceInterestEnum) declare service: ServiceInterest;
  @Field(() => String, { nullable: true }) declare message: string | null;
  @Field(() => GraphQLDateTime) declare createdAt: Opt<Date>;
}
ConsultationSchema.setClass(Consultation);
