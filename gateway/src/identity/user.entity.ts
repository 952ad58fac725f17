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

const ExternalIdentitySchema = defineEntity({
  name: 'ExternalIdentity',
  tableName: 'identities',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** A user as the identity provider knows them: the pair of issuer and subject, which never changes. */
export class ExternalIdentity extends ExternalIdentitySchema.class {
  declare createdAt: Opt<Date>;
}
ExternalIdentitySchema.setClass(ExternalIdentity);
