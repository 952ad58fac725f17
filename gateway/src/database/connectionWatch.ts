import { AsyncResource } from 'node:async_hooks';
import { Client, type Pool } from 'pg';
import type { EndSpan } from '../tracing/tracing.ts';

/** What the pools of one database know of each other. */
export interface ConnectionWatch {
  /** The kind of connection that these pools open. */
  Client: typeof Client;
  /** Takes a pool in. */
  watch: (pool: Pool) => void;
}

/**
 * After a broken network every connection of a pool is dead and none says so: each request that got one would wait in
 * vain, one after the other. So the first answer that is overdue costs its own connection and all idle ones, in every
 * pool; those in use answer, or turn out to be overdue themselves.
 * @param onOverdue told each time.
 * @param begin told of each statement; what it returns is told of its end.
 */
export function watchConnections(onOverdue: () => void = () => {}, begin?: Begin): ConnectionWatch {
  const pools = new Set<Pool>();
  const overdue = () => {
    onOverdue();
    pools.forEach(retireIdle);
  };
  const watch = (pool: Pool) => {
    pools.add(pool);
    if (begin) keepContext(pool);
  };
  return { Client: impatientClient(overdue, begin), watch };
}

type Begin = (sql: string) => EndSpan | undefined;

const query = Client.prototype.query as (...args: unknown[]) => unknown;

// The overloads of `query` cannot be written in a subclass without repeating them all.
function impatientClient(overdue: () => void, begin?: Begin): typeof Client {
  class ImpatientClient extends Client {}
  Object.defineProperty(ImpatientClient.prototype, 'query', {
    value(this: Client, ...args: unknown[]) {
      const end = begin?.(textOf(args[0]));
      const look = (error?: unknown) => {
        end?.(error);
        if (!isOverdue(error)) return;
        cut(this);
        overdue();
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: unknown) => {
          look(error);
          callback(error, result);
        };
      }
      const result = query.apply(this, args);
      if (result instanceof Promise) result.then(() => look(), look);
      return result;
    },
  });
  return ImpatientClient;
}

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text);

/** A pool calls back from wherever a connection became free; the request that waited must stay the current one. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: () => void) => unknown;
  Object.assign(pool, {
    connect: (callback?: () => void) => connect(callback && AsyncResource.bind(callback)),
  });
}

const isOverdue = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

function retireIdle(pool: Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect((_error, client, release) => {
      if (client) cut(client);
      release(true);
    });
  }
}

/** Closes a connection without the goodbye that nobody may be there to hear. */
function cut(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  void client.end().catch(() => {});
  connection.stream.destroy();
}
