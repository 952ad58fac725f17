import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { CATALOGUE_CHANGED, createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { startMigration, type BackgroundMigration } from './database/backgroundMigration.ts';
import { listenForChanges } from './database/changes.ts';
import { watchConnections } from './database/connectionWatch.ts';
import { createOrm } from './database/orm.ts';
import { createPool } from './database/pool.ts';
import { createTutorFromEnv } from './education/createTutorFromEnv.ts';
import type { Tutor } from './education/tutor.ts';
import type { Env } from './env.ts';
import { createCurrentUser, type CurrentUser } from './identity/currentUser.ts';
import { createProvider, type Provider } from './identity/provider.ts';
import { createLoadSession, type LoadSession } from './identity/session.ts';
import { SessionStore } from './identity/sessionStore.ts';
import { createLimit, type Limit } from './limits/limits.ts';
import { createMetrics, gauge, type Metrics } from './metrics/metrics.ts';
import { startCourier } from './notices/courier.ts';
import { countWaiting } from './notices/deliver.ts';
import { createSend } from './notices/send.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What the steps of a request work with. Made once when the process starts. */
export interface Dependencies {
  env: Env;
  log: Logger;
  orm: MikroORM;
  pool: Pool;
  migrations: BackgroundMigration;
  catalogue: Catalogue;
  limit: Limit;
  provider: Provider;
  loadSession: LoadSession;
  currentUser: CurrentUser;
  tutor: Tutor;
  metrics: Metrics;
  tracing: Tracing | undefined;
  /** Closes what is open, after the last request. */
  close: () => Promise<void>;
}

/** Makes everything that outlives a request. Neither the database nor the login provider needs to be there yet. */
export function createDependencies(env: Env, log: Logger, tracing?: Tracing): Dependencies {
  const connections = watchConnections(
    () => log.warn('An answer of the database is overdue: idle connections are replaced.'),
    tracing?.beginStatement,
  );
  const orm = createOrm(env.DATABASE_URL, connections);
  const pool = createPool(env.DATABASE_URL, connections, error =>
    log.warn({ err: error }, 'A database connection broke.'),
  );
  const store = new SessionStore(pool, log);
  const migrations = startMigration(env.DATABASE_URL, log);
  // Before the last migration there may be no trigger that tells of changes.
  const catalogue = createCatalogue(orm.em, () => migrations.done() && changes.heard());
  const changes = listenForChanges(env.DATABASE_URL, connections, CATALOGUE_CHANGED, catalogue.drop, log);
  const loadSession = createLoadSession(env, store);
  const courier = startCourier(orm.em, createSend(env), migrations.done, log);
  const metrics = createMetrics(pool, migrations.done);
  const waiting = 'Bookings that nobody has been told of yet';
  gauge(metrics.registry, 'gateway_booking_notices_waiting', waiting, () => countWaiting(orm.em));
  gauge(
    metrics.registry,
    'gateway_catalogue_from_memory',
    'Whether what everybody reads may come from memory',
    () => Number(catalogue.generation() !== undefined),
  );
  const close = async () => {
    await Promise.all([migrations.stop(), courier.stop(), changes.stop()]);
    store.close();
    await Promise.all([orm.close(true), pool.end(), tracing?.stop()]);
  };
  return {
    env,
    log,
    orm,
    pool,
    migrations,
    catalogue,
    limit: createLimit(pool),
    provider: createProvider(env),
    loadSession,
    currentUser: createCurrentUser(env, loadSession),
    tutor: createTutorFromEnv(env, log),
    metrics,
    tracing,
    close,
  };
}
