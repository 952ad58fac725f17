import { createHash } from 'node:crypto';
import { isEnding } from '@site/federation/serve/httpServer';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { notFound, sendText } from '@site/federation/serve/answers';
import { sendCompressed } from '../page/compress.ts';
import { readRolloutCookies } from './rolloutCookies.ts';
import type { VersionSource } from './versions.ts';

/** GET /health/live: 200 for a process that runs. */
export const sendLiveness: RequestHandler = (_request, response) => sendText(response, 200, 'ok');

/** GET /health/ready: 200 when pages can be served, for load balancers: the shell's files and a registry are known. */
export const sendReadiness =
  (versions: VersionSource): RequestHandler =>
  async (_request, response) => {
    if (!isEnding() && (await versions.isReady())) return sendText(response, 200, 'ok');
    sendText(response, 503, 'nothing is published, or the release store was never reached: see the log');
  };

/** GET /registry.json: what is published, with an ETag. */
export const sendRegistry =
  (versions: VersionSource): RequestHandler =>
  async (request, response) => {
    const text = JSON.stringify(await versions.registry());
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    response
      .set({ 'Cache-Control': 'no-cache', ETag: etag, 'X-Content-Type-Options': 'nosniff' })
      .type('json');
    if (request.fresh) return void response.status(304).end();
    await sendCompressed(request, response, text);
  };

/** The version of a microfrontend that this browser gets: a page carries only its own one. */
export const sendServedVersion =
  ({ publicUrl }: Env, versions: VersionSource): RequestHandler<{ name: string }> =>
  async (request, response, next) => {
    const cookies = readRolloutCookies(request, response, publicUrl);
    const served = await versions.served(request.params.name, cookies);
    if (!served) return notFound(request, response, next);
    response.set('Cache-Control', 'no-store').type('json');
    await sendCompressed(request, response, JSON.stringify(served));
  };
