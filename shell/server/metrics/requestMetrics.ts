import type { RequestHandler } from 'express';
import { Histogram, type Registry } from 'prom-client';
import { REPORTS_PATH } from '../../src/reports/report.ts';
import { findPage } from '../../src/siteMap.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST']);
/** Kinds of addresses; anything else is `other`, so that no client can add one. */
const ROUTES: readonly [route: string, address: RegExp][] = [
  ['/api/*', /^\/api\//],
  ['/graphql', /^\/graphql\/?$/],
  ['/assets/*', /^\/assets\//],
  ['/microfrontends/*', /^\/microfrontends\//],
  ['/health/*', /^\/health\//],
  ...['/registry.json', '/releases', '/pin', REPORTS_PATH].map(
    path => [path, new RegExp(`^${path.replaceAll('.', '\\.')}$`)] as [string, RegExp],
  ),
];

const routeOf = (pathname: string) =>
  findPage(pathname)?.path ?? ROUTES.find(([, address]) => address.test(pathname))?.[0] ?? 'other';

/** Measures every request, by method, route and status. */
export function measureRequests(registry: Registry): RequestHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return ({ method, path }, response, next) => {
    const end = durations.startTimer();
    const labels = { method: METHODS.has(method) ? method : 'other', route: routeOf(path) };
    response.on('close', () => end({ ...labels, status: response.statusCode }));
    next();
  };
}
