import { AsyncResource } from 'node:async_hooks';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { Tracing } from '../tracing/tracing.ts';

/** The two pools: `orm` is MikroORM's, `sql` runs plain SQL. */
export type PoolName = 'orm' | 'sql';

/** A pool and when it last lent a connection, on the clock of `performance.now()`. */
export interface MonitoredPool {
  pool: Pool;
  lastAcquiredAt: number;
  /** Since when the health checks have found it fully in use, on the same clock. */
  busySince?: number;
}

/** Keeps every pool of the process working after connection faults. */
export interface PoolMonitor {
  /** The client class that the pools must use. */
  Client: typeof Client;
  add: (name: PoolName, pool: Pool) => void;
  pools: ReadonlyMap<PoolName, MonitoredPool>;
}

type BeginStatement = Tracing['beginStatement'];

/**
 * After a network fault all connections of a pool may be dead without an error, and each would cost one request a
 * timeout. So the first query timeout closes its own connection and the idle ones of every pool.
 */
export function createPoolMonitor(
  onTimeout: () => void = () => {},
  beginStatement?: BeginStatement,
): PoolMonitor {
  const pools = new Map<PoolName, MonitoredPool>();
  const handleTimeout = () => {
    onTimeout();
    for (const { pool } of pools.values()) closeIdleClients(pool);
  };
  const add = (name: PoolName, pool: Pool) => {
    const monitored: MonitoredPool = { pool, lastAcquiredAt: performance.now() };
    pools.set(name, monitored);
    pool.on('acquire', () => (monitored.lastAcquiredAt = performance.now()));
    releaseDeadClients(pool);
    if (beginStatement) preserveAsyncContext(pool);
  };
  return { Client: monitoredClient(handleTimeout, beginStatement), add, pools };
}

/**
 * Frees the slot of a client whose connection ends while it is checked out. Kysely never releases a client whose
 * BEGIN or ROLLBACK failed (kysely-org/kysely#1990): without this the pool loses a slot each time.
 */
function releaseDeadClients(pool: Pool): void {
  const checkedOut = new WeakSet<PoolClient>();
  pool.on('acquire', client => void checkedOut.add(client));
  pool.on('release', (_error, client) => void checkedOut.delete(client));
  pool.on('connect', client => {
    client.once('end', () => {
      if (!checkedOut.has(client)) return;
      const { release } = client;
      // The holder may still release it; a second release would throw.
      client.release = () => {};
      release(true);
    });
  });
}

const originalQuery = Client.prototype.query as (...args: unknown[]) => unknown;

// A subclass method would have to repeat every overload of `query`.
function monitoredClient(handleTimeout: () => void, beginStatement?: BeginStatement): typeof Client {
  class MonitoredClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      // Kysely opens one of its own to cancel a statement, and hears no error of it.
      this.on('error', () => {});
    }
  }
  Object.defineProperty(MonitoredClient.prototype, 'query', {
    value(this: Client, ...args: unknown[]) {
      const sql = textOf(args[0]);
      const endSpan = beginStatement?.(sql);
      const settle = (error?: unknown) => {
        endSpan?.(error);
        if (isQueryTimeout(error)) {
          destroy(this);
          handleTimeout();
          // Its holder does not release it either; closing the connection does (see releaseDeadClients).
        } else if (error && transactionControl.test(sql)) destroy(this);
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: unknown) => {
          settle(error);
          callback(error, result);
        };
      }
      const result = originalQuery.apply(this, args);
      if (result instanceof Promise) result.then(() => settle(), settle);
      return result;
    },
  });
  return MonitoredClient;
}

const transactionControl = /^(begin|start transaction|rollback)/i;
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text);
const isQueryTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** A pool calls back in the async context of the releasing request; tracing needs that of the waiting one. */
function preserveAsyncContext(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: () => void) => unknown;
  Object.assign(pool, {
    connect: (callback?: () => void) => connect(callback && AsyncResource.bind(callback)),
  });
}

function closeIdleClients(pool: Pool): void {
  for (let remaining = pool.idleCount; remaining > 0; remaining -= 1) {
    pool.connect((_error, client) => {
      if (!client) return;
      destroy(client);
      client.release(true);
    });
  }
}

/** Closes a connection without the protocol's goodbye, which a dead network would never deliver. */
function destroy(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  void client.end().catch(() => {});
  connection.stream.destroy();
}
