import { createHostCounts, type HostCounts } from '@site/releases/judge/hostCounts';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import { versionFolders } from '@site/releases/serve/versionFolders';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { Registry as MetricsRegistry } from 'prom-client';
import { discovery, gatePictures, icons } from './page/discovery.ts';
import type { Env } from './env.ts';
import { developmentEvents } from './development/development.ts';
import { createBrowserMetrics } from './metrics/browserMetrics.ts';
import { browserReports } from './reports/browserReports.ts';
import { createMarkupFinder } from './page/prerenderedMarkup.ts';
import { limitPages } from './visitorLimits.ts';
import { createGateways } from './gateway/gateways.ts';
import { defaultHeaders, pageHeaders, strictTransportSecurity } from './page/headers.ts';
import { pins } from './releases/pins.ts';
import { passToGateway } from './gateway/proxy.ts';
import type { VersionSource } from './registry/versions.ts';
import { networkOf } from '@site/federation/serve/networkOf';
import { assignRequestId } from '@site/federation/serve/requestId';
import { limitUnfinishedBodies } from '@site/federation/serve/unfinishedBodies';
import { redirectTrailingSlash, sendPage } from './page/sendPage.ts';
import { sendLiveness, sendReadiness, sendRegistry, sendServedVersion } from './registry/registryRoutes.ts';
import { notFound, onlyReads, renderErrorText } from '@site/federation/serve/answers';
import { observeRequests } from './observeRequests.ts';
import { createCurrentUserLookup } from './gateway/currentUser.ts';

export interface AppParts {
  env: Env;
  source: ReleaseSource;
  versions: VersionSource;
  log: Logger;
  /** Where what browsers report is counted for the judge. */
  counts?: HostCounts;
  metrics?: MetricsRegistry;
  /** How long a page may wait to know who asks for it; for tests. */
  currentUserTimeoutMs?: number;
}

/** A request to the shell host, step by step. */
export function createApp({
  env,
  source,
  versions,
  log,
  counts = createHostCounts(),
  metrics = new MetricsRegistry(),
  currentUserTimeoutMs,
}: AppParts): Express {
  const gateways = createGateways(env.gatewayUrls, env.tlsDir);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);

  app.use(assignRequestId);
  app.use(strictTransportSecurity(env), defaultHeaders);
  app.use(observeRequests(log, metrics));
  app.get('/health/live', sendLiveness);
  app.get('/health/ready', sendReadiness(versions));
  app.use(passToGateway(gateways, env.trustProxy, log));
  const browserMetrics = createBrowserMetrics(metrics, versions);
  app.use(limitUnfinishedBodies(({ ip }) => networkOf(ip ?? '')));
  app.use(browserReports({ env, versions, counts, metrics: browserMetrics, log }));
  const limited = limitPages(env.pagesPerMinute);
  app.use(['/pin', '/releases'], limited);
  app.use(pins(env, versions));
  app.use(onlyReads);
  app.use(
    '/assets',
    versionFolders(version => source.folderOf('shell', version)),
    notFound,
  );
  app.use('/gates', gatePictures(), notFound);
  app.use(discovery(env), icons());
  app.use(limited);
  app.get('/registry.json', sendRegistry(versions));
  app.get('/microfrontends/:name.json', sendServedVersion(env, versions));
  if (env.devReload) app.get('/__events', developmentEvents(env.releasesDir));
  app.use(redirectTrailingSlash);
  app.use(pageHeaders(env));
  const currentUser = createCurrentUserLookup(gateways, log, currentUserTimeoutMs);
  app.use(sendPage(env, versions, createMarkupFinder(source, env, versions.prerendered, log), currentUser));
  app.use(renderErrorText(log));
  return app;
}
