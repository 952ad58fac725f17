import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countFailed, countPending } from '../consultations/notifications/outbox.ts';
import type { BackgroundMigration } from '../database/backgroundMigration.ts';
import type { PoolMonitor } from '../database/poolMonitor.ts';
import { routeOf } from '../http/log.ts';

/** Of RFC 9110, and PATCH. The parser takes thirty more, and a client chooses. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one gateway process, and the middleware that measures requests. */
export function createMetrics(migration: BackgroundMigration, em: EntityManager, { pools }: PoolMonitor) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  gauge(registry, 'gateway_migrated', 'Whether all migrations are applied', () => Number(migration.isDone()));
  gauge(registry, 'gateway_booking_notifications_pending', 'Booking notifications not yet sent', () =>
    countPending(em),
  );
  gauge(registry, 'gateway_booking_notifications_failed', 'Booking notifications given up on', () =>
    countFailed(em),
  );
  new Gauge({
    name: 'gateway_database_connections',
    help: 'Database connections by pool and state; waiting counts callers without a connection',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { pool }] of pools) {
        this.set({ pool: name, state: 'total' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
  const measure: RequestHandler = (req, res, next) => {
    const end = requests.startTimer();
    const method = METHODS.includes(req.method) ? req.method : 'other';
    res.on('close', () => end({ method, route: routeOf(req), status: res.statusCode }));
    next();
  };
  const notCovered = new Counter({
    name: 'gateway_tutor_not_covered_total',
    help: 'Questions that no passage of the lessons answers, by the passage that comes nearest',
    labelNames: ['nearest'] as const,
    registers,
  });
  return { registry, measure, notCovered };
}

/** Registers a gauge whose value is read at each scrape; a value that cannot be read becomes NaN. */
function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  const collect = async function (this: Gauge) {
    this.set(await Promise.resolve(read()).catch(() => Number.NaN));
  };
  new Gauge({ name, help, registers: [registry], collect });
}
