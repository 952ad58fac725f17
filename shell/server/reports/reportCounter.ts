import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import type { BrowserFigures } from './browserFigures.ts';
import type { TakenReport } from './reportSchema.ts';
import type { createViewLog } from './viewLog.ts';

/** Counts a report of a listed version in the figures of this host, in its metrics and for its log. */
export function createReportCounter(
  figures: BrowserFigures,
  metrics: BrowserMetrics,
  logView: ReturnType<typeof createViewLog>,
) {
  function countView({ microfrontend, version }: TakenReport, what: 'views' | 'errorViews' | 'blankViews') {
    figures.count(microfrontend, version, what);
    logView(microfrontend, version, what);
  }

  /** @param shell the version of the shell that drew the page, if it is a listed one */
  return (report: TakenReport, shell: string | undefined) => {
    const { microfrontend, version, page } = report;
    const seen = { microfrontend, version, page };
    if (report.kind === 'view') {
      countView(report, 'views');
      metrics.view(seen);
    } else if (report.kind === 'vital') {
      figures.countVital(microfrontend, version, report.name, report.value);
      // How fast a page is, is the shell's doing, too.
      if (shell !== undefined) figures.countVital('shell', shell, report.name, report.value);
      metrics.vital(seen, report.name, report.value);
    } else {
      metrics.error(seen, report.kind, report.count);
      if (report.first) {
        countView(report, 'errorViews');
        metrics.errorView(seen);
      }
      if (report.kind === 'blank') {
        countView(report, 'blankViews');
        metrics.blankView(seen);
      }
    }
  };
}
