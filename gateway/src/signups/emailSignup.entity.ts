import { randomUUID } from 'node:crypto';
import { defineEntity, type Opt } from '@mikro-orm/postgresql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

const p = defineEntity.properties;

const EmailSignupSchema = defineEntity({
  name: 'EmailSignup',
  tableName: 'email_signups',
  // An address is one address however it is spelled: the rule of REST and GraphQL stands in the index.
  uniques: [
    {
      name: 'email_signups_address_unique',
      expression: 'create unique index email_signups_address_unique on email_signups (lower(trim(email)))',
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    email: p.text(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** An address on the mailing list, spelled as its owner spelled it. */
@ObjectType()
export class EmailSignup extends EmailSignupSchema.class {
  @Field(() => ID) declare id: Opt<string>;
  @Field(() => String) declare email: string;
  @Field(() => GraphQLDateTime) declare createdAt: Opt<Date>;
}
EmailSignupSchema.setClass(EmailSignup);
