import { etagOf } from '@site/federation/registry/registryJson';
import type { ReleaseStore } from '@site/federation/registry/releaseStore';
import { versionFolders } from '@site/federation/serve/versionFolders';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { findPage } from '../src/siteMap.ts';
import { sendCompressed } from './page/compress.ts';
import { discovery, icons, OPEN_GRAPH_PATH, openGraphPicture } from './page/discovery.ts';
import type { Env } from './env.ts';
import { errorReports } from './reports/errorReports.ts';
import { createMarkupFinder } from './page/prerenderedMarkup.ts';
import { createGateways } from './gateway/gateways.ts';
import { defaultHeaders, pageHeaders, strictTransportSecurity } from './page/headers.ts';
import { pins } from './releases/pins.ts';
import { passToGateway } from './gateway/proxy.ts';
import type { VersionSource } from './registry/versions.ts';
import { reloadOnPublish } from './registry/reload.ts';
import { assignRequestId, requestIdOf } from './requestId.ts';
import { sendPage } from './page/sendPage.ts';
import { readRolloutCookies } from './registry/rolloutCookies.ts';
import { createCurrentUserLookup } from './gateway/currentUser.ts';

export interface AppParts {
  env: Env;
  store: ReleaseStore;
  versions: VersionSource;
  log: Logger;
  /** How long a page may wait to know who asks for it; for tests. */
  currentUserTimeoutMs?: number;
}

/** A request to the shell host, step by step. */
export function createApp({ env, store, versions, log, currentUserTimeoutMs }: AppParts): Express {
  const gateways = createGateways(env.gatewayUrls, env.tlsDir);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);

  app.use(assignRequestId);
  app.use(strictTransportSecurity(env), defaultHeaders);
  app.use(logRequests(log));
  app.get('/health/live', (_request, response) => void response.type('text').send('ok'));
  app.use(passToGateway(gateways, env.trustProxy, log));
  app.use(errorReports(env, versions, log));
  app.use(pins(env, versions));
  app.use(onlyReads);
  app.use(
    '/assets',
    versionFolders(version => store.folderOf('shell', version)),
    notFound,
  );
  app.get('/registry.json', sendRegistry(versions));
  app.get('/microfrontends/:name.json', sendServedVersion(env, versions));
  if (env.devReload) app.get('/__reload', reloadOnPublish(env.releasesDir));
  app.get(OPEN_GRAPH_PATH, openGraphPicture);
  app.use(discovery(env), icons());
  app.use(withoutTrailingSlash);
  app.use(...pageHeaders(env));
  const currentUser = createCurrentUserLookup(gateways, log, currentUserTimeoutMs);
  app.use(sendPage(env, versions, createMarkupFinder(store, env, versions.prerendered, log), currentUser));
  app.use(renderErrorText(log));
  return app;
}

const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { method, path: requested } = request;
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      log.info(
        { requestId: requestIdOf(response), method, path: requested, status: response.statusCode, ms },
        'request',
      );
    });
    next();
  };

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
};

const notFound: RequestHandler<object> = (_request, response) => {
  response
    .status(404)
    .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('text')
    .send('Not Found');
};

const sendRegistry =
  (versions: VersionSource): RequestHandler =>
  async (request, response) => {
    const text = JSON.stringify(await versions.registry());
    const etag = `"${etagOf(text)}"`;
    response
      .set({ 'Cache-Control': 'no-cache', ETag: etag, 'X-Content-Type-Options': 'nosniff' })
      .type('json');
    if (request.fresh) return void response.status(304).end();
    await sendCompressed(request, response, text);
  };

/** The version of a microfrontend that this browser gets: a page carries only its own one. */
const sendServedVersion =
  ({ publicUrl }: Env, versions: VersionSource): RequestHandler<{ name: string }> =>
  async (request, response, next) => {
    const cookies = readRolloutCookies(request, response, publicUrl);
    const served = await versions.served(request.params.name, cookies);
    if (!served) return notFound(request, response, next);
    response.set('Cache-Control', 'no-store').type('json');
    await sendCompressed(request, response, JSON.stringify(served));
  };

/** One address for a page. The target comes from the site map: a path from outside could lead to another site. */
const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  const page = findPage(request.path);
  if (!page || page.path === request.path) return next();
  const query = request.originalUrl.slice(request.path.length);
  response.redirect(308, page.path + query);
};

/** What Express found wrong with a request: too large, in an unknown charset, not decodable. */
const clientErrorStatus = (error: unknown) => {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

const renderErrorText =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const requestId = requestIdOf(response);
    const status = clientErrorStatus(error);
    if (status && !response.headersSent)
      return void response.status(status).type('text').send('The request cannot be read.');
    log.error({ err: error as unknown, requestId }, 'request failed');
    if (response.headersSent) return void response.destroy();
    response.status(500).type('text').send(`Something went wrong. (${requestId})`);
  };
