import { randomUUID } from 'node:crypto';
import { defineEntity, type Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';

const p = defineEntity.properties;

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  uniques: [
    {
      name: 'users_email_unique',
      expression: 'create unique index users_email_unique on users (lower(email))',
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    email: p.text().strictNullable(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    profileImageUrl: p.text().strictNullable(),
    createdAt: p.datetime(6).defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A member. Who they are at the identity provider stands in `identities`, never in the email. */
@ObjectType()
export class User extends UserSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String, { nullable: true }) declare email: string | null;
  @Field(() => String, { nullable: true }) declare firstName: string | null;
  @Field(() => String, { nullable: true }) declare lastName: string | null;
  @Field(() => String, { nullable: true }) declare profileImageUrl: string | null;
}
UserSchema.setClass(User);
