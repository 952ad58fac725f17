import { requestIdOf } from '@site/federation/serve/requestId';
import { findVersion } from '@site/releases/registry/registry';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { MAX_BYTES, REPORTS_PATH } from '../../src/reports/report.ts';
import type { Env } from '../env.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import { createAddressLimit } from '../addressLimit.ts';
import { sameOriginOnly } from '../sameOrigin.ts';
import type { VersionSource } from '../registry/versions.ts';
import { readRolloutCookies } from '../registry/rolloutCookies.ts';
import type { BrowserFigures } from './browserFigures.ts';
import { blockedRequests } from './blockedRequests.ts';
import { browserFamily } from './browserFamily.ts';
import { createErrorLog } from './errorLog.ts';
import { createFairShare } from './fairShare.ts';
import { batchSchema, reportSchema, type TakenReport } from './reportSchema.ts';
import { createReportCounter } from './reportCounter.ts';
import { createViewLog } from './viewLog.ts';

export interface ReportParts {
  env: Pick<Env, 'publicUrl' | 'reportsPerMinute' | 'viewsPerAddress'>;
  versions: VersionSource;
  figures: BrowserFigures;
  metrics: BrowserMetrics;
  log: Logger;
}

/**
 * POST /browser-reports: what happened in a browser. Counts it by version, logs errors with their owner, and nothing
 * about the person. Answers 204; 400, 403, 413, 415 or 429 (text) to what our pages do not send.
 */
export function browserReports({ env, versions, figures, metrics, log }: ReportParts): RequestHandler {
  const limit = createAddressLimit(env.reportsPerMinute);
  const logError = createErrorLog(log);
  const count = createReportCounter(
    figures,
    metrics,
    createViewLog(log),
    createFairShare(env.viewsPerAddress),
  );

  const take: RequestHandler = async (request, response) => {
    const batch = batchSchema.safeParse(request.body);
    const reports = batch.success ? reportsIn(batch.data) : [];
    if (!batch.success || reports.length === 0) {
      metrics.dropped('malformed', 1);
      return reject(response, 400, 'No reports of a page of this site.');
    }
    metrics.dropped('malformed', batch.data.reports.length - reports.length);
    const seconds = limit(request.ip ?? '', reports.length);
    if (seconds > 0) {
      metrics.dropped('limit', reports.length);
      response.set('Retry-After', String(seconds));
      return reject(response, 429, 'Too many reports. Try again in a minute.');
    }
    await takeAll(reports, batch.data, request, response);
    response.status(204).end();
  };

  async function takeAll(
    reports: TakenReport[],
    { shell, trace }: z.infer<typeof batchSchema>,
    request: Request,
    response: Response,
  ) {
    const ownerOf = await listedOwners(versions);
    const listedShell = ownerOf('shell', shell) === undefined ? undefined : shell;
    const context = {
      shell,
      browser: browserFamily(request.get('user-agent')),
      traceId: trace,
      requestId: requestIdOf(response),
    };
    const { pin } = readRolloutCookies(request, response, env.publicUrl);
    for (const report of reports) {
      const owner = ownerOf(report.microfrontend, report.version);
      if (owner === undefined) {
        metrics.dropped('unlisted', 1);
        continue;
      }
      // Somebody looks at a version on purpose: that is logged, and no visitor's view.
      const pinned = pin?.microfrontend === report.microfrontend && pin.version === report.version;
      if (!pinned) count(report, listedShell, request.ip ?? '');
      if (report.kind !== 'view' && report.kind !== 'vital')
        logError(report, { ...context, owner, ...(pinned && { pinned }) }, request.ip ?? '');
    }
  }

  // How many reports were in it, nobody knows.
  const badBody: express.ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
    metrics.dropped('malformed', 1);
    reject(response, error.status === 413 ? 413 : 400, 'Invalid body.');
  };
  const json = express.json({ limit: MAX_BYTES, type: 'application/json' });
  const isOverLimit = (address: string, reports: number) => limit(address, reports) > 0;
  return Router()
    .use(REPORTS_PATH, sameOriginOnly(env.publicUrl))
    .use(blockedRequests(versions, isOverLimit, logError, metrics))
    .post(REPORTS_PATH, json, onlyJson, take, badBody);
}

const reportsIn = ({ reports }: z.infer<typeof batchSchema>) =>
  reports.flatMap(report => reportSchema.safeParse(report).data ?? []);

/** A browser may send any version: who owns one, the registry says; nobody owns one that it does not list. */
async function listedOwners(versions: VersionSource) {
  const registry = await versions.listed();
  return (microfrontend: string, version: string) =>
    findVersion(registry, microfrontend, version)?.extras.owner;
}

const onlyJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) return next();
  reject(response, 415, 'application/json only.');
};

function reject(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
