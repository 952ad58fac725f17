import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Service } from '../catalogue/service.entity.ts';
import { Testimonial } from '../catalogue/testimonial.entity.ts';
import { Consultation } from '../consultations/consultation.entity.ts';
import { ExternalIdentity } from '../identity/externalIdentity.entity.ts';
import { User } from '../identity/user.entity.ts';
import { BookingNotification } from '../consultations/notifications/bookingNotification.entity.ts';
import { EmailSignup } from '../signups/emailSignup.entity.ts';
import { migrationsInOrder } from './migrations/inOrder.ts';

/** Options of every MikroORM instance; `orm.ts` adds the connection. */
export const ormConfig: Options = defineConfig({
  entities: [User, ExternalIdentity, Consultation, EmailSignup, Service, Testimonial, BookingNotification],
  extensions: [Migrator],
  // Tables of express-session and rate-limiter-flexible; the schema diff would drop them.
  schemaGenerator: { skipTables: ['sessions', 'rate_limits'] },
  migrations: { migrationsList: migrationsInOrder, snapshot: false },
  // Every request works on its own fork: no identity map outlives it.
  allowGlobalContext: false,
  // MikroORM's messages quote SQL with the values in it.
  logger: () => {},
});
