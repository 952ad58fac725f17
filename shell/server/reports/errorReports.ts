import { MICROFRONTEND_NAME } from '@site/federation/microfrontends';
import { versionNameSchema, versionsOf } from '@site/federation/registry/registry';
import express, { Router, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DATA_STAGE, failureStages } from '../../src/federation/failureStages.ts';
import type { Env } from '../env.ts';
import { sameOriginOnly } from '../sameOrigin.ts';
import type { VersionSource } from '../registry/versions.ts';
import { requestIdOf } from '../requestId.ts';

const LIMIT_BYTES = 2048;
const MINUTE_MS = 60_000;
/** What one address, and what all together may have logged in a minute. */
const PER_ADDRESS = 20;
const PER_MINUTE = 300;

const report = z.strictObject({
  microfrontend: z.string().regex(MICROFRONTEND_NAME),
  version: versionNameSchema,
  stage: z.enum(failureStages),
  error: z.string().max(300),
});
/** The shell's own failure; its version is in the address of the file, which the error names. */
const shellReport = z.strictObject({ stage: z.literal(DATA_STAGE), error: report.shape.error });

/**
 * POST /error-reports: a browser could not show a version, or not load the shell's data layer. The log gets its owner,
 * and nothing about the person.
 * Answers 204; 400, 403, 413, 415 or 429 (text) to what our pages do not send.
 */
export function errorReports(
  env: Pick<Env, 'publicUrl'>,
  versions: VersionSource,
  log: Logger,
): RequestHandler {
  const take: RequestHandler = async (request, response) => {
    const shells = shellReport.safeParse(request.body);
    if (shells.success) {
      const { stage, error } = shells.data;
      const what = { part: 'shell', owner: 'platform team', stage, error: impersonal(error) };
      log.error({ ...what, requestId: requestIdOf(response) }, 'data layer unavailable');
      return void response.status(204).end();
    }
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reject(response, 400, 'Not a failure of a microfrontend.');
    const { microfrontend, version, stage, error } = parsed.data;
    const listed = versionsOf(await versions.registry(), microfrontend);
    if (listed.length === 0) return reject(response, 400, 'No such microfrontend.');
    // A browser may send any version; the owner is taken from the registry.
    const published = listed.find(({ metadata }) => metadata.version === version) ?? listed.at(-1);
    const owner = published?.extras.owner;
    const requestId = requestIdOf(response);
    log.error(
      { microfrontend, version, owner, stage, error: impersonal(error), requestId },
      'section unavailable',
    );
    response.status(204).end();
  };
  const json = express.json({ limit: LIMIT_BYTES, type: 'application/json' });
  return Router().post(
    '/error-reports',
    sameOriginOnly(env.publicUrl),
    inBounds(log),
    json,
    onlyJson,
    take,
    badBody,
  );
}

/** Errors may quote what somebody typed: addresses, numbers and queries are left out. */
const impersonal = (text: string) =>
  text
    .replace(/\?[^\s'")]*/g, '')
    .replace(/[^\s@'"(]{1,64}@[^\s@'")]+/g, '[address]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]')
    // A line of the log stays one line.
    .replace(/\p{Cc}/gu, ' ');

/** A page that fails for everyone must not fill the disk: beyond the bound failures are counted, not logged. */
function inBounds(log: Logger): RequestHandler {
  let byAddress = new Map<string, number>();
  let taken = 0;
  let dropped = 0;
  let windowEnds = 0;

  return (request, response, next) => {
    if (Date.now() > windowEnds) {
      if (dropped > 0) log.warn({ dropped }, 'error reports dropped by the rate limit');
      [byAddress, taken, dropped, windowEnds] = [new Map(), 0, 0, Date.now() + MINUTE_MS];
    }
    const address = request.ip ?? '';
    const own = byAddress.get(address) ?? 0;
    if (own >= PER_ADDRESS || taken >= PER_MINUTE) {
      dropped += 1;
      response.set('Retry-After', String(Math.ceil((windowEnds - Date.now()) / 1000)));
      return reject(response, 429, 'Too many reports. Try again in a minute.');
    }
    byAddress.set(address, own + 1);
    taken += 1;
    next();
  };
}

const onlyJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) return next();
  reject(response, 415, 'application/json only.');
};

const badBody: express.ErrorRequestHandler = (error: { status?: number }, _request, response, _next) =>
  reject(response, error.status === 413 ? 413 : 400, 'Invalid body.');

function reject(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
