import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../baseEntity.ts';

const EmailSignupSchema = defineEntity({
  name: 'EmailSignup',
  tableName: 'email_signups',
  extends: BaseEntity,
  // The index makes an address unique without regard to case and spaces, for REST and GraphQL alike.
  uniques: [
    {
      name: 'email_signups_address_unique',
      expression: 'create unique index email_signups_address_unique on email_signups (lower(trim(email)))',
    },
  ],
  properties: {
    email: p.text(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** An address on the mailing list, in the spelling it was entered in. */
@ObjectType()
export class EmailSignup extends EmailSignupSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String) declare email: string;
  @Field(() => GraphQLDateTime) declare createdAt: Opt<Date>;
}
EmailSignupSchema.setClass(EmailSignup);
