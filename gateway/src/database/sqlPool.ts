import { Pool, type PoolConfig } from 'pg';
import type { PoolMonitor } from './poolMonitor.ts';

export const POOL_SIZE = 10;
/** Limit for opening a connection or waiting for a free one; a request that exceeds it is answered with 503. */
const CONNECT_TIMEOUT_MS = 2_000;
/** After this long without a byte the other end is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 2_500;
const QUERY_TIMEOUT_MS = 3_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/** Settings of both pools: every wait is bounded, so that a hung database never hangs a request. */
export const poolConfig = (databaseUrl: string, monitor: Pick<PoolMonitor, 'Client'>): PoolConfig => ({
  ...migrationConfig(databaseUrl, monitor),
  application_name: 'gateway',
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  max: POOL_SIZE,
});

/** A migration takes its time; a connection that ended, or whose other end is gone, ends it. */
export const migrationConfig = (
  databaseUrl: string,
  { Client }: Pick<PoolMonitor, 'Client'>,
): PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  Client,
});

/**
 * The pool for plain SQL: sessions, rate limits, health checks. It is separate from MikroORM's, so that slow entity
 * queries cannot starve logins and health checks, nor a locked session table public reads.
 * @param onError called when an idle connection breaks; without a listener that would end the process.
 */
export function createSqlPool(
  databaseUrl: string,
  monitor: PoolMonitor,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool(poolConfig(databaseUrl, monitor));
  monitor.add('sql', pool);
  pool.on('error', onError);
  pool.on('connect', client => client.on('error', onError));
  return pool;
}
