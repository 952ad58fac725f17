import { setTimeout as sleep } from 'node:timers/promises';

/** Pages that need no session. */
const PATHS = ['/', '/welcome', '/home', '/services'];
/** Visitors at the same time, and the pause of each between two pages in ms. */
export const VISITORS = 6;
const PAUSE_MS = 60;
const PAGE_MS = 15_000;

export interface Load {
  views: number;
  /** What went wrong, a line for each page view that failed. */
  failures: string[];
  /** @returns when the last page view has ended */
  stop(): Promise<void>;
}

/** Visitors who open one page after the other, each with the shell's entry, until they are stopped. */
export function startVisitors(site: string): Load {
  const ending = new AbortController();
  const load: Load = {
    views: 0,
    failures: [],
    async stop() {
      ending.abort();
      await Promise.all(visitors);
    },
  };
  const visit = async (first: number) => {
    for (let at = first; !ending.signal.aborted; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/';
      await viewPage(site + path).catch((error: unknown) => {
        load.failures.push(`${new Date().toISOString()} ${path}: ${describe(error)}`);
      });
      load.views += 1;
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, at) => visit(at));
  return load;
}

const describe = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
};

/** @throws {Error} when the page, or the script that it starts with, is not there */
async function viewPage(url: string) {
  const html = await textOf(url);
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  if (!html.includes('</html>') || !entry) throw new Error('not a whole page');
  await textOf(new URL(entry, url).href);
}

async function textOf(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_MS) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 100)}`);
  return text;
}
