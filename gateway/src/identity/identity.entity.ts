import { defineEntity, type Opt } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

const p = defineEntity.properties;

const IdentitySchema = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
});

/** Who a member is at an identity provider: the pair of issuer and subject, which never changes. */
export class Identity extends IdentitySchema.class {
  declare createdAt: Opt<Date>;
}
IdentitySchema.setClass(Identity);
