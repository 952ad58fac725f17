import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import { Service } from '../catalogue/service.entity.ts';
import { Testimonial } from '../catalogue/testimonial.entity.ts';
import { Consultation } from '../consultations/consultation.entity.ts';
import { ExternalIdentity, User } from '../identity/user.entity.ts';
import { BookingNotification } from '../consultations/notifications/bookingNotification.entity.ts';
import { ModuleProgress } from '../progress/moduleProgress.entity.ts';
import { EmailSignup } from '../signups/emailSignup.entity.ts';
import { migrationsInOrder } from './migrations.ts';
import { createPoolMonitor, type PoolMonitor } from './poolMonitor.ts';
import { migrationConfig, POOL_SIZE, poolConfig } from './sqlPool.ts';

const ormConfig: Options = defineConfig({
  entities: [
    User,
    ExternalIdentity,
    Consultation,
    EmailSignup,
    Service,
    Testimonial,
    BookingNotification,
    ModuleProgress,
  ],
  extensions: [Migrator],
  // Tables of express-session and rate-limiter-flexible; the schema diff would drop them.
  schemaGenerator: { skipTables: ['sessions', 'rate_limits'] },
  migrations: { migrationsList: migrationsInOrder, snapshot: false },
  // Every request works on its own fork: no identity map outlives it.
  allowGlobalContext: false,
  // MikroORM's messages quote SQL with the values in it.
  logger: () => {},
});

/** MikroORM for requests, not yet connected; every wait for the database is bounded. */
export const createOrm = (databaseUrl: string, monitor: PoolMonitor): MikroORM =>
  new MikroORM({
    ...ormConfig,
    clientUrl: databaseUrl,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: monitoredPool(poolConfig(databaseUrl, monitor), monitor),
  });

/** MikroORM for migrations, whose statements have no time limit. */
export function createMigrationOrm(databaseUrl: string): MikroORM {
  const monitor = createPoolMonitor();
  const driverOptions = monitoredPool(migrationConfig(databaseUrl, monitor), monitor);
  return new MikroORM({ ...ormConfig, clientUrl: databaseUrl, driverOptions });
}

const monitoredPool = (config: PoolConfig, monitor: PoolMonitor) => ({
  ...config,
  onPoolCreated: (pool: Pool) => monitor.add('orm', pool),
});
