import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { notFound } from '../errors.ts';
import { sendCompressed } from '../page/compress.ts';
import { readRolloutCookies } from './rolloutCookies.ts';
import type { VersionSource } from './versions.ts';

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
