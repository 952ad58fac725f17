import { MAX_REPORTS, REPORTS_PATH, type Batch, type ErrorReport, type Report } from './report.ts';

/** Between two batches, in ms; the first of them waits for what comes at once with it. */
const INTERVAL_MS = 5000;
const GATHER_MS = 500;
/** Errors that one page load may report: a page in a loop must not flood the host. */
const MAX_ERRORS = 50;

/**
 * Sends reports in batches: some time after the first of them, and when the page is hidden or left.
 * @returns takes a report
 */
export function createSender(about: Omit<Batch, 'reports'>): (report: Report) => void {
  const waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let errorsLeft = MAX_ERRORS;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const reports = waiting.splice(0, MAX_REPORTS);
      const body = new Blob([JSON.stringify({ ...about, reports } satisfies Batch)], {
        type: 'application/json',
      });
      navigator.sendBeacon(REPORTS_PATH, body);
    }
    sentAt = performance.now();
  }

  function send(report: Report) {
    if (isError(report)) {
      const same = waiting.find(other => isError(other) && isSame(other, report)) as ErrorReport | undefined;
      if (same && !countsView(report)) return void (same.count += report.count);
      if (errorsLeft <= 0) return;
      errorsLeft -= 1;
    }
    waiting.push(report);
    if (document.visibilityState === 'hidden') return flush();
    timer ??= setTimeout(flush, Math.max(GATHER_MS, INTERVAL_MS - (performance.now() - sentAt)));
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return send;
}

const isError = (report: Report): report is ErrorReport => report.kind !== 'view' && report.kind !== 'vital';

/** Hosts count views by it: two of them are two views. */
const countsView = ({ first, kind }: ErrorReport) => first || kind === 'blank';

const isSame = (one: ErrorReport, other: ErrorReport) =>
  one.kind === other.kind &&
  one.microfrontend === other.microfrontend &&
  one.version === other.version &&
  one.page === other.page &&
  one.message === other.message &&
  one.stack[0] === other.stack[0];
