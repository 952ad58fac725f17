import type { HostCounts } from '@site/releases/judge/hostCounts';
import type { Views } from '@site/releases/judge/trial';
import { impersonal } from '../../src/reports/report.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import { groupOf } from './errorLog.ts';
import type { createFairShare } from './fairShare.ts';
import type { TakenError, TakenReport } from './reportSchema.ts';

/** Counts a report of a listed version in the metrics, and for whoever judges the version. */
export function createReportCounter(
  counts: HostCounts,
  metrics: BrowserMetrics,
  isFair: ReturnType<typeof createFairShare>,
) {
  /** @param address of who sent it */
  return (report: TakenReport, address: string) => {
    const { microfrontend, version, page } = report;
    const seen = { microfrontend, version, page };
    const view = report.kind === 'vital' ? undefined : report.view;
    if (report.kind === 'vital') return metrics.vitals[report.name].observe(seen, report.value / 1000);

    /** @returns whether it counts: for the judge, and for the alerts that wake somebody */
    function countView(what: keyof Views) {
      if (!isFair({ address, microfrontend, version, what, view })) return false;
      metrics[what].inc(seen);
      counts.count(microfrontend, version, what);
      return true;
    }

    if (report.kind === 'view') return void countView('views');
    metrics.errors.inc({ ...seen, kind: report.kind }, report.count);
    if (report.first && report.kind === 'unavailable') {
      const what = 'unavailableViews';
      if (isFair({ address, microfrontend, version, what, view })) metrics[what].inc(seen);
    }
    if (report.first && countView('errorViews')) counts.countCause(microfrontend, version, causeOf(report));
    if (report.kind === 'blank') countView('blankViews');
  };
}

/** An error as a person reads it: its group in the log, what happened, and where. */
const causeOf = (error: TakenError) =>
  [groupOf(error), error.kind, impersonal(error.message), error.stack[0]].filter(Boolean).join(' ');
