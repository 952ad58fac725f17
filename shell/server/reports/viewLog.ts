import type { Logger } from 'pino';

/** After a view was counted, this long until a line says so. */
const INTERVAL_MS = 10_000;

type Counts = Record<'views' | 'errorViews' | 'blankViews', number>;

/** Counts views, by version; every ten seconds in which there were any a line of the log has them. */
export function createViewLog(log: Logger) {
  let counted = new Map<string, Counts>();

  function write() {
    log.info({ counts: Object.fromEntries(counted) }, 'browser views');
    counted = new Map();
  }

  return (microfrontend: string, version: string, what: keyof Counts) => {
    if (counted.size === 0) setTimeout(write, INTERVAL_MS).unref();
    const key = `${microfrontend}/${version}`;
    const counts = counted.get(key) ?? { views: 0, errorViews: 0, blankViews: 0 };
    counted.set(key, { ...counts, [what]: counts[what] + 1 });
  };
}
