import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../baseEntity.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  extends: BaseEntity,
  uniques: [
    {
      name: 'users_email_unique',
      expression: 'create unique index users_email_unique on users (lower(email))',
    },
  ],
  properties: {
    email: p.text().strictNullable(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    profileImageUrl: p.text().strictNullable(),
    sessionsEndedAt: p.datetime(6).strictNullable().default(null),
    createdAt: p.datetime(6).defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A signed-up person. The identity provider's key for them is in ExternalIdentity, never the email. */
@ObjectType()
export class User extends UserSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String, { nullable: true }) declare email: string | null;
  @Field(() => String, { nullable: true }) declare firstName: string | null;
  @Field(() => String, { nullable: true }) declare lastName: string | null;
  @Field(() => String, { nullable: true }) declare profileImageUrl: string | null;
}
UserSchema.setClass(User);
