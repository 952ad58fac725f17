import { defineConfig, MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool, PoolConfig } from 'pg';
import { Service } from '../catalogue/service.entity.ts';
import { Testimonial } from '../catalogue/testimonial.entity.ts';
import { Consultation } from '../consultations/consultation.entity.ts';
import { Identity } from '../identity/identity.entity.ts';
import { User } from '../identity/user.entity.ts';
import { BookingNotice } from '../notices/bookingNotice.entity.ts';
import { EmailSignup } from '../signups/emailSignup.entity.ts';
import { watchConnections, type ConnectionWatch } from './connectionWatch.ts';
import { migrationsInOrder } from './migrations/inOrder.ts';
import { CONNECT_MS, poolSettings } from './pool.ts';

interface DriverOptions extends PoolConfig {
  onPoolCreated?: (pool: Pool) => void;
}

const ormConfig = (databaseUrl: string, driverOptions: DriverOptions): Options =>
  defineConfig({
    clientUrl: databaseUrl,
    entities: [User, Identity, Consultation, EmailSignup, Service, Testimonial, BookingNotice],
    extensions: [Migrator],
    driverOptions,
    pool: { min: 0, max: 10 },
    // Written by express-session and rate-limiter-flexible; without this the schema diff would drop them.
    // Triggers are the migrations' alone.
    schemaGenerator: { skipTables: ['sessions', 'rate_limits'], ignoreTriggers: true },
    migrations: { migrationsList: migrationsInOrder, snapshot: false },
    // Every request works on a fork of its own: no identity map outlives it.
    allowGlobalContext: false,
    // Its messages quote SQL with the values in it.
    logger: () => {},
  });

/** The object-relational mapper, not yet connected; every wait for the database is bounded. */
export const createOrm = (databaseUrl: string, connections: ConnectionWatch = watchConnections()): MikroORM =>
  new MikroORM(
    ormConfig(databaseUrl, { ...poolSettings(databaseUrl, connections), onPoolCreated: connections.watch }),
  );

/** The mapper for migrations, whose statements may take as long as they need. */
export const createMigrationOrm = (databaseUrl: string): MikroORM =>
  new MikroORM(
    ormConfig(databaseUrl, { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS }),
  );
