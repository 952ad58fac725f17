import { Pool, type PoolConfig } from 'pg';
import type { ConnectionWatch } from './connectionWatch.ts';

// Nobody waits longer for the database than this; a request that would is answered with 503.
export const CONNECT_MS = 2_000;
const STATEMENT_MS = 2_500;
const QUERY_MS = 3_000;
const IDLE_TRANSACTION_MS = 10_000;

/** Settings of every pool: bounded waits, so that a hung database never hangs a request. */
export const poolSettings = (databaseUrl: string, { Client }: ConnectionWatch): PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'gateway',
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: QUERY_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  keepAlive: true,
  Client,
});

/**
 * The pool for plain SQL: sessions, limits, health. It is apart from the mapper's, so that neither starves the other.
 * @param onError told about an idle connection that broke; without a listener that would end the process.
 */
export function createPool(
  databaseUrl: string,
  connections: ConnectionWatch,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({ ...poolSettings(databaseUrl, connections), max: 10 });
  connections.watch(pool);
  pool.on('error', onError);
  pool.on('connect', client => client.on('error', onError));
  return pool;
}
