import { networkOf } from '@site/federation/serve/networkOf';
import { createOncePerNetwork } from '@site/releases/judge/oncePerNetwork';
import type { HostCounts } from '@site/releases/judge/hostCounts';
import type { Views } from '@site/releases/judge/trial';
import { impersonal } from '../../src/reports/report.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import { groupOf } from './errorLog.ts';
import type { TakenError, TakenReport } from './reportSchema.ts';

const WINDOW_MS = 600_000;

/**
 * Counts a report of a listed version in the metrics, where a network has one view in ten minutes, and for whoever judges the
 * version, where it has one in all.
 * @param isOneAddress whether all browsers have one address: then each view counts
 */
export function createReportCounter(counts: HostCounts, metrics: BrowserMetrics, isOneAddress: boolean) {
  let isFirst = createOncePerNetwork();
  // Of its own: a network has many vitals, and they must not take the room of views.
  let isFirstVital = createOncePerNetwork();
  let windowEnds = 0;
  /** @param address of who sent it */
  return (report: TakenReport, address: string) => {
    const { microfrontend, version, page } = report;
    const seen = { microfrontend, version, page };
    const network = networkOf(address);
    const reporter = isOneAddress || report.kind === 'vital' ? undefined : { network, view: report.view };
    if (Date.now() >= windowEnds) {
      [isFirst, isFirstVital] = [createOncePerNetwork(), createOncePerNetwork()];
      windowEnds = Date.now() + WINDOW_MS;
    }

    /** @returns whether it counts for the alerts that wake somebody */
    function countInMetrics(what: keyof Views | 'unavailableViews') {
      const counts = !reporter || isFirst(`${microfrontend} ${version}`, what, reporter);
      if (counts) metrics[what].inc(seen);
      return counts;
    }

    /** @returns whether it counts for the judge */
    const countView = (what: keyof Views) =>
      countInMetrics(what) && counts.count(microfrontend, version, what, reporter);

    if (report.kind === 'vital') {
      if (isOneAddress || isFirstVital(`${microfrontend} ${version} ${page}`, report.name, { network }))
        metrics.vitals[report.name].observe(seen, report.value / 1000);
      return;
    }
    if (report.kind === 'view') return void countView('views');
    metrics.errors.inc({ ...seen, kind: report.kind }, report.count);
    if (report.first && report.kind === 'unavailable') countInMetrics('unavailableViews');
    if (report.first && countView('errorViews')) counts.countCause(microfrontend, version, causeOf(report));
    if (report.kind === 'blank') countView('blankViews');
  };
}

/** An error as a person reads it: its group in the log, what happened, and where. */
const causeOf = (error: TakenError) =>
  [groupOf(error), error.kind, impersonal(error.message), error.stack[0]].filter(Boolean).join(' ');
