import type { Logger } from 'pino';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createMigration } from './database/backgroundMigration.ts';
import { createOrm } from './database/orm.ts';
import { createPoolMonitor } from './database/poolMonitor.ts';
import { createSqlPool } from './database/sqlPool.ts';
import { createTutorFromEnv } from './education/createTutorFromEnv.ts';
import { openPublishedOperations } from './graphql/publishedOperations.ts';
import { createProvider } from './identity/provider.ts';
import { createLoadSession } from './identity/session.ts';
import { SessionStore } from './identity/sessionStore.ts';
import { createLimit } from './limits/limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Env } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Shared by all requests; created once when the process starts. */
export type Dependencies = ReturnType<typeof createDependencies>;

/** Creates what outlives a request. Neither the database nor the identity provider has to be available yet. */
export function createDependencies(env: Env, log: Logger, tracing?: Tracing) {
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
  const metrics = createMetrics(migration, orm.em, poolMonitor);
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
    /** Closes connections; call after the last response, and after the workers have stopped. */
    close: async () => {
      operations?.stop();
      await Promise.all([orm.close(true), pool.end(), tracing?.stop()]);
    },
  };
}
