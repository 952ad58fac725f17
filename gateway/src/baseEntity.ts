import { randomUUID } from 'node:crypto';
import { defineEntity, p, type Opt } from '@mikro-orm/core';

const BaseEntitySchema = defineEntity({
  name: 'BaseEntity',
  abstract: true,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
  },
});

/** Base of every entity whose key is a random UUID, assigned before the insert. */
export class BaseEntity extends BaseEntitySchema.class {
  declare id: Opt<string>;
}
BaseEntitySchema.setClass(BaseEntity);
