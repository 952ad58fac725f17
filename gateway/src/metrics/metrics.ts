import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from '../http/routeOf.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The process's figures, and the step that measures requests. */
export interface Metrics {
  registry: Registry;
  measure: RequestHandler;
}

/** Figures of one gateway. A gauge asks for its value when somebody reads it. */
export function createMetrics(pool: Pool, isMigrated: () => boolean): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  gauge(registry, 'gateway_migrated', 'Whether the database has the tables of this release', () =>
    Number(isMigrated()),
  );
  gauge(
    registry,
    'gateway_database_connections',
    'Open connections of the plain SQL pool',
    () => pool.totalCount,
  );
  gauge(
    registry,
    'gateway_database_waiting',
    'Requests that wait for a connection of it',
    () => pool.waitingCount,
  );
  const measure: RequestHandler = (req, res, next) => {
    const end = requests.startTimer();
    res.on('close', () => end({ method: req.method, route: routeOf(req), status: res.statusCode }));
    next();
  };
  return { registry, measure };
}

/** Adds a figure that is computed when it is read. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  const collect = async function (this: Gauge) {
    // A figure that cannot be read must not cost the others.
    this.set(await Promise.resolve(read()).catch(() => Number.NaN));
  };
  new Gauge({ name, help, registers: [registry], collect });
}
