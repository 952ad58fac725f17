import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { startMigration, type BackgroundMigration } from './database/backgroundMigration.ts';
import { createOrm } from './database/orm.ts';
import { createPoolMonitor, type PoolMonitor } from './database/poolMonitor.ts';
import { createSqlPool } from './database/sqlPool.ts';
import { createTutorFromEnv } from './education/createTutorFromEnv.ts';
import type { Tutor } from '@site/tutor/tutor';
import { openPublishedOperations, type PublishedOperations } from './graphql/publishedOperations.ts';
import type { Env } from './settings.ts';
import { createLoadUser, type LoadUser } from './identity/loadUser.ts';
import { createProvider, type Provider } from './identity/provider.ts';
import { createLoadSession, type LoadSession } from './identity/session.ts';
import { SessionStore } from './identity/sessionStore.ts';
import { createLimit, type Limit } from './limits/limits.ts';
import { createRequestLimit, type RequestLimit } from './limits/requestLimit.ts';
import { monitorEventLoop, type EventLoopMonitor } from './metrics/eventLoop.ts';
import { createMetrics, gauge, type Metrics } from './metrics/metrics.ts';
import { startOutboxWorker } from './consultations/notifications/outboxWorker.ts';
import { countFailed, countPending } from './consultations/notifications/outbox.ts';
import { createSender } from './consultations/notifications/sender.ts';
import { startRetentionJob } from './retention/retentionJob.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Shared by all requests; created once when the process starts. */
export interface Dependencies {
  env: Env;
  log: Logger;
  orm: MikroORM;
  pool: Pool;
  poolMonitor: PoolMonitor;
  migrations: BackgroundMigration;
  catalogue: Catalogue;
  limit: Limit;
  requestLimit: RequestLimit;
  provider: Provider;
  loadSession: LoadSession;
  loadUser: LoadUser;
  tutor: Tutor;
  /** The GraphQL documents that may be executed; undefined where any may. */
  operations: PublishedOperations | undefined;
  metrics: Metrics;
  eventLoop: EventLoopMonitor;
  tracing: Tracing | undefined;
  /** Stops background work, and waits a bounded time for what is under way. May be called again. */
  stopWorkers: () => Promise<void>;
  /** Stops background work and closes connections; call after the last response. */
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
  const store = new SessionStore(pool, log);
  const migrations = startMigration(env, log);
  const requestLimit = createRequestLimit(env, log);
  const operations = openPublishedOperations(env, log);
  const loadSession = createLoadSession(env, store);
  const outboxWorker = startOutboxWorker(orm.em, createSender(env), migrations.done, log);
  const retentionJob = startRetentionJob(pool, migrations.done, log);
  const metrics = createMetrics(poolMonitor, migrations.done);
  const eventLoop = monitorEventLoop(metrics.registry, log);
  gauge(metrics.registry, 'gateway_booking_notifications_pending', 'Booking notifications not yet sent', () =>
    countPending(orm.em),
  );
  gauge(metrics.registry, 'gateway_booking_notifications_failed', 'Booking notifications given up on', () =>
    countFailed(orm.em),
  );
  let stopped: Promise<unknown> | undefined;
  const stopWorkers = async () => {
    await (stopped ??= Promise.all([migrations.stop(), outboxWorker.stop(), retentionJob.stop()]));
  };
  const close = async () => {
    await stopWorkers();
    eventLoop.stop();
    operations?.stop();
    store.close();
    await Promise.all([orm.close(true), pool.end(), tracing?.stop()]);
  };
  return {
    env,
    log,
    orm,
    pool,
    poolMonitor,
    migrations,
    catalogue: createCatalogue(orm.em),
    limit: createLimit(pool, log),
    provider: createProvider(env),
    loadSession,
    requestLimit,
    loadUser: createLoadUser(env, loadSession, requestLimit),
    tutor: createTutorFromEnv(env, log),
    operations,
    metrics,
    eventLoop,
    tracing,
    stopWorkers,
    close,
  };
}
