import { impersonal } from '../../src/reports/impersonal.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import type { BrowserFigures } from './browserFigures.ts';
import { groupOf } from './errorLog.ts';
import type { createFairShare } from './fairShare.ts';
import type { TakenError, TakenReport } from './reportSchema.ts';
import type { createViewLog } from './viewLog.ts';

/** Counts a report of a listed version in the figures of this host, in its metrics and for its log. */
export function createReportCounter(
  figures: BrowserFigures,
  metrics: BrowserMetrics,
  logView: ReturnType<typeof createViewLog>,
  isFair: ReturnType<typeof createFairShare>,
) {
  /** @returns whether it counts in the figures */
  function countView(
    { microfrontend, version, view }: Exclude<TakenReport, { kind: 'vital' }>,
    what: 'views' | 'errorViews' | 'blankViews',
    address: string,
  ) {
    logView(microfrontend, version, what);
    const counts = isFair({ address, microfrontend, version, what, view });
    if (counts) figures.count(microfrontend, version, what);
    return counts;
  }

  /**
   * @param shell the version of the shell that drew the page, if it is a listed one
   * @param address of who sent it
   */
  return (report: TakenReport, shell: string | undefined, address: string) => {
    const { microfrontend, version, page } = report;
    const seen = { microfrontend, version, page };
    if (report.kind === 'view') {
      countView(report, 'views', address);
      metrics.view(seen);
    } else if (report.kind === 'vital') {
      if (isFair({ address, microfrontend, version, what: report.name })) {
        figures.countVital(microfrontend, version, report.name, report.value);
        // How fast a page is, is the shell's doing, too. Its own pages count once.
        if (shell !== undefined && microfrontend !== 'shell')
          figures.countVital('shell', shell, report.name, report.value);
      }
      metrics.vital(seen, report.name, report.value);
    } else {
      metrics.error(seen, report.kind, report.count);
      if (report.first) {
        if (countView(report, 'errorViews', address))
          figures.countCause(microfrontend, version, causeOf(report));
        metrics.errorView(seen);
        if (report.kind === 'unavailable') metrics.unavailableView(seen);
      }
      if (report.kind === 'blank') {
        countView(report, 'blankViews', address);
        metrics.blankView(seen);
      }
    }
  };
}

/** An error as a person reads it: its group in the log, what happened, and where. */
const causeOf = (error: TakenError) =>
  [groupOf(error), error.kind, impersonal(error.message), error.stack[0]].filter(Boolean).join(' ');
