import { createHash } from 'node:crypto';
import path from 'node:path';
import { versionFolders } from '@site/federation';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { findPage } from '../src/siteMap.ts';
import { sendCompressed } from './compress.ts';
import { discovery, icons, OPEN_GRAPH_PATH, openGraphPicture } from './discovery.ts';
import type { Env } from './env.ts';
import { takeFailures } from './failures.ts';
import { createFragments } from './fragments.ts';
import { createGateways } from './gateways.ts';
import { pageHeaders } from './headers.ts';
import { pins } from './pins.ts';
import { passToGateway } from './proxy.ts';
import type { Releases } from './registry.ts';
import { announceReleases } from './reload.ts';
import { giveRequestId, requestIdOf } from './requestId.ts';
import { sendPage } from './sendPage.ts';
import { visitorOf } from './visitor.ts';
import { createWhoIsThere } from './whoIsThere.ts';

export interface AppParts {
  env: Env;
  releases: Releases;
  log: Logger;
  /** How long a page may wait to know who asks for it; for tests. */
  sessionPatienceMs?: number;
}

/** A request to the shell host, step by step. */
export function createApp({ env, releases, log, sessionPatienceMs }: AppParts): Express {
  const gateways = createGateways(env.gatewayUrls);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);

  app.use(giveRequestId);
  app.use(logRequests(log));
  app.get('/health/live', (_request, response) => void response.type('text').send('ok'));
  app.use(passToGateway(gateways, env.trustProxy, log));
  app.use(takeFailures(env, releases, log));
  app.use(pins(env, releases));
  app.use(onlyReads);
  app.use('/assets', versionFolders(path.join(env.releasesDir, 'shell')), notFound);
  app.get('/registry.json', sendRegistry(releases));
  app.get('/releases.json', sendReleases(env, releases));
  if (env.devReload) app.get('/__reload', announceReleases(env.releasesDir));
  app.get(OPEN_GRAPH_PATH, openGraphPicture);
  app.use(discovery(env.publicUrl), icons());
  app.use(withoutTrailingSlash);
  app.use(...pageHeaders(env));
  const whoIsThere = createWhoIsThere(gateways, log, sessionPatienceMs);
  app.use(sendPage(env, releases, createFragments(env, releases.rendered, log), whoIsThere));
  app.use(answerErrors(log));
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

const notFound: RequestHandler = (_request, response) => {
  response
    .status(404)
    .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('text')
    .send('Not Found');
};

const sendRegistry =
  (releases: Releases): RequestHandler =>
  async (request, response) => {
    const text = JSON.stringify(await releases.registry());
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    response
      .set({ 'Cache-Control': 'no-cache', ETag: etag, 'X-Content-Type-Options': 'nosniff' })
      .type('json');
    if (request.fresh) return void response.status(304).end();
    await sendCompressed(request, response, text);
  };

/** What a page would be served with now: a section that is tried again asks here. */
const sendReleases =
  ({ publicUrl }: Env, releases: Releases): RequestHandler =>
  async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).type('json');
    const current = await releases.current(visitorOf(request, response, publicUrl));
    await sendCompressed(request, response, JSON.stringify(current));
  };

/** One address for a page. The target comes from the site map: a path from outside could lead to another site. */
const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  const page = findPage(request.path);
  if (!page || page.path === request.path) return next();
  const query = request.originalUrl.slice(request.path.length);
  response.redirect(308, page.path + query);
};

const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const requestId = requestIdOf(response);
    log.error({ err: error as unknown, requestId }, 'request failed');
    if (response.headersSent) return void response.destroy();
    response.status(500).type('text').send(`Something went wrong. (${requestId})`);
  };
