import { requestIdOf } from '@site/federation/serve/requestId';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Histogram, type Registry as MetricsRegistry } from 'prom-client';
import { REPORTS_PATH } from '../src/reports/report.ts';
import { findPage } from '../src/siteMap.ts';

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

/** The version of the shell and of the page's microfrontend, by name. */
export type VersionsByName = Record<string, string>;

/**
 * Measures every request by method, route and status, and logs one line for each, when its connection has what it asked
 * for or is gone. Neither has its path: what a client makes up belongs in no log and no label.
 */
export function observeRequests(log: Logger, registry: MetricsRegistry): RequestHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return ({ method, path }, response, next) => {
    const end = durations.startTimer();
    const route = routeOf(path);
    response.on('close', () => {
      // 499 is what nginx writes for a client that left before the answer.
      const status = response.writableFinished ? response.statusCode : 499;
      const seconds = end({ method: METHODS.has(method) ? method : 'other', route, status });
      // Of a page: the versions that this browser was served with.
      const served = response.locals['served'] as VersionsByName | undefined;
      const ms = Math.round(seconds * 1000);
      log.info({ requestId: requestIdOf(response), method, route, status, ms, served }, 'request');
    });
    next();
  };
}
