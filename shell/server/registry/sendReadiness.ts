import { isEnding } from '@site/federation/serve/httpServer';
import type { RequestHandler } from 'express';
import type { VersionSource } from './versions.ts';

/** GET /health/live: 200 for a process that runs. */
export const sendLiveness: RequestHandler = (_request, response) =>
  void response.set('Cache-Control', 'no-store').type('text').send('ok');

/** GET /health/ready: 200 when pages can be served, for load balancers: the shell's files and a registry are known. */
export const sendReadiness =
  (versions: VersionSource): RequestHandler =>
  async (_request, response) => {
    const isReady = !isEnding() && (await versions.isReady());
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(isReady ? 'ok' : 'nothing is published, or the release store was never reached: see the log');
  };
