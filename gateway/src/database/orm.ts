import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { ormConfig } from './mikro-orm.config.ts';
import type { PoolMonitor } from './poolMonitor.ts';
import { CONNECT_TIMEOUT_MS, POOL_SIZE, poolConfig } from './sqlPool.ts';

/** MikroORM for requests, not yet connected; every wait for the database is bounded. */
export function createOrm(databaseUrl: string, monitor: PoolMonitor): MikroORM {
  const onPoolCreated = (pool: Pool) => monitor.add('orm', pool);
  return new MikroORM({
    ...ormConfig,
    clientUrl: databaseUrl,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: { ...poolConfig(databaseUrl, monitor), onPoolCreated },
  });
}

/** MikroORM for migrations, whose statements have no time limit. */
export const createMigrationOrm = (databaseUrl: string): MikroORM =>
  new MikroORM({
    ...ormConfig,
    clientUrl: databaseUrl,
    driverOptions: { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
  });
