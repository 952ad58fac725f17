import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { User } from './user.entity.ts';

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
