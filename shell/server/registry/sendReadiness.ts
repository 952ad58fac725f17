import type { ImportState } from '@site/federation/release/importAtStart';
import { isEnding } from '@site/federation/serve/httpServer';
import type { RequestHandler } from 'express';
import type { VersionSource } from './versions.ts';

/** GET /health/live: 200 for a process that runs; 503 until it has brought the build of its image into the store. */
export const sendLiveness =
  (importing: Readonly<ImportState> = { isOver: true }): RequestHandler =>
  (_request, response) =>
    void response
      .status(importing.isOver ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(importing.isOver ? 'ok' : 'the image is being imported');

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
