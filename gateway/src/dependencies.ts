import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { createMigration, type BackgroundMigration } from './database/backgroundMigration.ts';
import { createOrm } from './database/orm.ts';
import { createPoolMonitor, type PoolMonitor } from './database/poolMonitor.ts';
import { createSqlPool } from './database/sqlPool.ts';
import { createTutorFromEnv, type PreparedTutor } from './education/createTutorFromEnv.ts';
import { openPublishedOperations, type PublishedOperations } from './graphql/publishedOperations.ts';
import { createProvider, type Provider } from './identity/provider.ts';
import { createLoadSession, type LoadSession } from './identity/session.ts';
import { SessionStore } from './identity/sessionStore.ts';
import { createLimit, type Limit } from './limits/limits.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Env } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Shared by all requests; created once when the process starts. */
export interface Dependencies {
  env: Env;
  log: Logger;
  orm: MikroORM;
  pool: Pool;
  poolMonitor: PoolMonitor;
  migration: BackgroundMigration;
  catalogue: Catalogue;
  limit: Limit;
  provider: Provider;
  loadSession: LoadSession;
  tutor: PreparedTutor;
  /** The GraphQL documents that may be executed; undefined where any may. */
  operations: PublishedOperations | undefined;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** Closes connections; call after the last response, and after the workers have stopped. */
  close: () => Promise<void>;
}

/** Creates what outlives a request. Neither the database nor the identity provider has to be available yet. */
export function createDependencies(env: Env, log: Logger, tracing?: Tracing): Dependencies {
  const poolMonitor = createPoolMonitor(
    () => log.warn('database query timeout; idle connections are replaced'),
    tracing?.beginStatement,
  );
  const orm = createOrm(env.DATABASE_URL, poolMonitor);
  const pool = createSqlPool(env.DATABASE_URL, poolMonitor, error =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const store = new SessionStore(pool);
  const migration = createMigration(env, log);
  const operations = openPublishedOperations(env, log);
  const metrics = createMetrics({ migration, orm, poolMonitor });
  return {
    env,
    log,
    orm,
    pool,
    poolMonitor,
    migration,
    catalogue: createCatalogue(orm.em),
    limit: createLimit(env, pool),
    provider: createProvider(env),
    loadSession: createLoadSession(env, store),
    tutor: createTutorFromEnv(env, log, nearest => metrics.notCovered.inc({ nearest })),
    operations,
    metrics,
    tracing,
    close: async () => {
      operations?.stop();
      await Promise.all([orm.close(true), pool.end(), tracing?.stop()]);
    },
  };
}
