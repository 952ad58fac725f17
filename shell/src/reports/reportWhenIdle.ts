import type { ReporterParts } from './startReporting.ts';

/** A page that has not come to life by then is reported as it is, in ms after its load. */
const LATEST_MS = 5000;

/**
 * Loads the reporter once the page is interactive and the browser idle, so that it costs the page's first load nothing.
 * @returns called when the page is interactive
 */
export function reportWhenIdle(parts: ReporterParts): () => void {
  let started = false;
  const load = () =>
    void import(/* webpackChunkName: "reports" */ './startReporting.ts').then(
      ({ startReporting }) => startReporting(parts),
      // The next page tries again.
      () => {},
    );
  const start = () => {
    if (started) return;
    started = true;
    // Not every browser has it.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 200);
  };
  setTimeout(start, LATEST_MS);
  return start;
}
