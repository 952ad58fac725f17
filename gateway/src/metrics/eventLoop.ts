import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { routeOf } from '../http/routeOf.ts';

const CHECK_MS = 50;
/** Longest time that a request may occupy the event loop without a pause. */
const BLOCKED_MS = 250;

/** Finds requests that block the event loop. */
export interface EventLoopMonitor {
  /** Express middleware: registers a request while it is processed. */
  track: RequestHandler;
  stop: () => void;
}

/**
 * Checks every 50 ms how late its timer is. If the thread computed for longer than a request may, it logs a warning
 * and counts for the routes that were in progress. A process that only waited for the CPU is not reported.
 */
export function monitorEventLoop(registry: Registry, log: Logger): EventLoopMonitor {
  const blocked = new Counter({
    name: 'gateway_event_loop_blocked_total',
    help: `How often a request of this route was in progress when the event loop was blocked for over ${BLOCKED_MS} ms`,
    labelNames: ['route'],
    registers: [registry],
  });
  const inProgress = new Map<Request, number>();
  // A blocking request may end before the timer runs.
  let ended = new Map<Request, { startedAt: number; endedAt: number }>();
  let checkedAt = performance.now();
  let cpu = process.threadCpuUsage();
  const check = () => {
    const now = performance.now();
    const used = process.threadCpuUsage(cpu);
    const busyMs = Math.min(now - checkedAt - CHECK_MS, (used.user + used.system) / 1_000);
    if (busyMs > BLOCKED_MS) {
      // Other requests waited for the loop, or ended before it was blocked.
      const blockedAt = now - BLOCKED_MS;
      const suspects = [
        ...[...inProgress].filter(([, startedAt]) => startedAt < blockedAt),
        ...[...ended].filter(([, { startedAt, endedAt }]) => startedAt < blockedAt && endedAt > blockedAt),
      ].map(([req]) => req);
      const routes = [...new Set(suspects.map(routeOf))];
      routes.forEach(route => blocked.inc({ route }));
      const requestIds = suspects.map(({ id }) => id);
      log.warn({ ms: Math.round(busyMs), routes, requestIds }, 'event loop blocked');
    }
    ended = new Map();
    checkedAt = now;
    cpu = process.threadCpuUsage();
  };
  const timer = setInterval(check, CHECK_MS).unref();
  const track: RequestHandler = (req, res, next) => {
    const startedAt = performance.now();
    inProgress.set(req, startedAt);
    res.on('close', () => {
      inProgress.delete(req);
      ended.set(req, { startedAt, endedAt: performance.now() });
    });
    next();
  };
  return { track, stop: () => clearInterval(timer) };
}
