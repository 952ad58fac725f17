import type { HostCounts } from '@site/releases/judge/hostCounts';
import { findVersion } from '@site/releases/registry/registry';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { MAX_BYTES, REPORTS_PATH } from '../../src/reports/report.ts';
import { sendText } from '@site/federation/serve/answers';
import { createAddressLimit, sameOriginOnly } from '../visitorLimits.ts';
import type { Env } from '../env.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import { readRolloutCookies } from '../registry/rolloutCookies.ts';
import type { VersionSource } from '../registry/versions.ts';
import { requestIdOf } from '@site/federation/serve/requestId';
import { browserFamily, createErrorLog } from './errorLog.ts';
import { createReportCounter } from './reportCounter.ts';
import { batchSchema, reportSchema, type TakenReport } from './reportSchema.ts';

export interface ReportParts {
  env: Pick<Env, 'publicUrl' | 'reportsPerMinute' | 'isOneAddress'>;
  versions: VersionSource;
  counts: HostCounts;
  metrics: BrowserMetrics;
  log: Logger;
}

/**
 * POST /browser-reports: what happened in a browser. Counts it by version, logs errors with their owner, and nothing
 * about the person. Answers 204; 400, 403, 413, 415 or 429 (text) to what our pages do not send.
 */
export function browserReports({ env, versions, counts, metrics, log }: ReportParts): RequestHandler {
  const limit = createAddressLimit(env.reportsPerMinute);
  const limitBatches = createAddressLimit(env.reportsPerMinute);
  const logError = createErrorLog(log);
  const count = createReportCounter(counts, metrics, env.isOneAddress);
  const dropped = (reason: 'limit' | 'malformed' | 'unlisted', reports: number) =>
    metrics.dropped.inc({ reason }, reports);

  const take: RequestHandler = async (request, response) => {
    const batch = batchSchema.safeParse(request.body);
    const reports = batch.data?.reports.flatMap(report => reportSchema.safeParse(report).data ?? []) ?? [];
    if (!batch.success || reports.length === 0) {
      dropped('malformed', 1);
      return sendText(response, 400, 'No reports of a page of this site.');
    }
    dropped('malformed', batch.data.reports.length - reports.length);
    const seconds = await limit(request.ip, reports.length);
    if (seconds > 0) return refuse(response, seconds, reports.length);
    await takeAll(reports, batch.data, request, response);
    response.status(204).end();
  };

  function refuse(response: Response, seconds: number, reports: number) {
    dropped('limit', reports);
    response.set('Retry-After', String(seconds));
    sendText(response, 429, 'Too many reports. Try again in a minute.');
  }

  // What is malformed costs its parsing.
  const countBatch: RequestHandler = async (request, response, next) => {
    const seconds = await limitBatches(request.ip, 1);
    if (seconds > 0) return refuse(response, seconds, 1);
    next();
  };

  async function takeAll(
    reports: TakenReport[],
    { shell, trace }: z.infer<typeof batchSchema>,
    request: Request,
    response: Response,
  ) {
    const registry = await versions.listed();
    const address = request.ip ?? '';
    const browser = browserFamily(request.get('user-agent'));
    const context = { shell, browser, traceId: trace, requestId: requestIdOf(response) };
    const { pin } = readRolloutCookies(request, response, env.publicUrl);
    for (const report of reports) {
      // A browser may send any version: who owns one, the registry says; nobody owns one that it does not list.
      const owner = findVersion(registry, report.microfrontend, report.version)?.extras.owner;
      if (owner === undefined) {
        dropped('unlisted', 1);
        continue;
      }
      // Somebody looks at a version on purpose: that is logged, and no visitor's view.
      const pinned = pin?.microfrontend === report.microfrontend && pin.version === report.version;
      if (!pinned) count(report, address);
      if (report.kind !== 'view' && report.kind !== 'vital')
        logError(report, { ...context, owner, ...(pinned && { pinned }) }, address);
    }
  }

  // How many reports were in it, nobody knows.
  const badBody: express.ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
    dropped('malformed', 1);
    sendText(response, error.status ?? 400, 'Invalid body.');
  };
  const json = express.json({ limit: MAX_BYTES, type: 'application/json', inflate: false });
  return Router()
    .use(REPORTS_PATH, sameOriginOnly(env.publicUrl))
    .post(REPORTS_PATH, countBatch, json, onlyJson, take, badBody);
}

const onlyJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) return next();
  sendText(response, 415, 'application/json only.');
};
