import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newContext, openPage, UNAVAILABLE, type SiteToOpen } from './openPage.ts';
import type { Problem, VisitResult } from './problem.ts';
import type { Visit } from './visits.ts';
import { watchPage } from './watchPage.ts';

/** Tabs that are open at the same time: their waiting overlaps, their work shares the processors. */
const AT_ONCE = 6;
/** A page that answers nothing for so long renders itself without end: a long task takes a tenth of it. */
const HUNG_MS = 8_000;
const HUNG: Problem = { text: 'it does not answer any more', isLate: true };
const QUESTION_MS = 500;
/** Errors in timers come late: the last page of a tab stays open for this long. */
const HEARD_MS = 1_500;
/** The share of its time for which a page that shows what it has may be busy, and how often it may be more. */
const MAX_BUSY = 0.6;
const BUSY_TIMES = 3;

/** What one tab shows, page by page. */
type Way = readonly Visit[];

/** What a busy machine may have done is tried once more. @param ways the pages of each tab, the first by its address */
export async function openTabs(site: SiteToOpen, ways: readonly Way[]): Promise<VisitResult[]> {
  const results = new Map<Way, VisitResult[]>();
  const problemsOf = (way: Way) => results.get(way)?.flatMap(({ problems }) => problems);
  const isHung = (way: Way) => problemsOf(way)?.includes(HUNG);
  const isDoubtful = (way: Way) => problemsOf(way)?.some(({ isLate }) => isLate) ?? true;
  const waiting = ways.values();
  const work = async () => {
    for (const way of waiting) {
      results.set(way, await openTab(site, way));
      if (isHung(way)) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const way of ways.filter(isDoubtful)) {
    results.set(way, await openTab(site, way));
    if (isHung(way)) break;
  }
  return ways.flatMap(way => results.get(way) ?? []);
}

async function openTab(site: SiteToOpen, way: Way): Promise<VisitResult[]> {
  const [first] = way;
  if (!first) return [];
  const context = await newContext(site, first);
  const page = await context.newPage();
  const heard = watchPage(page, site.origins, first.isMissing);
  const results: VisitResult[] = [];
  for (const visit of way) {
    const isLast = results.length === way.length - 1;
    const look = async () => [
      ...(await openPage(page, site, visit)),
      // A page that has crashed was reported already.
      ...(isLast ? await listenLonger(page).catch(() => []) : []),
    ];
    const seen = await unlessHung(page, look());
    const said = heard.splice(0);
    // Why the shell could not show a section says more than that it is unavailable.
    const isExplained = said.some(({ text }) => text.startsWith('it failed ('));
    const problems = [...said, ...seen.filter(({ text }) => !isExplained || text !== UNAVAILABLE)];
    results.push({ ...visit, problems });
    if (seen.includes(HUNG)) break;
  }
  // Not awaited: a page that hangs does not say that it closes, either.
  void context.close().catch(() => {});
  return results;
}

/** Asks a page again and again whether it answers, until it was looked at. */
async function unlessHung(page: Page, look: Promise<Problem[]>): Promise<Problem[]> {
  const ending = new AbortController();
  const { signal } = ending;
  const heartbeat = async () => {
    for (;;) {
      // One that goes on to another document, or is closed, has no answer, but does not hang.
      const answer = page.evaluate(() => true).catch(() => true);
      if (!(await Promise.race([answer, sleep(HUNG_MS, false, { signal })]))) return [HUNG];
      await sleep(QUESTION_MS, undefined, { signal });
    }
  };
  return Promise.race([look.finally(() => ending.abort()), heartbeat().catch(() => look)]);
}

/** Waits for what comes late, and whether a page ever rests: one that renders itself again and again empties a battery. */
async function listenLonger(page: Page): Promise<Problem[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  for (let times = 0; times < BUSY_TIMES; times++) {
    const before = await taskSeconds();
    await sleep(HEARD_MS);
    if (((await taskSeconds()) - before) * 1000 < MAX_BUSY * HEARD_MS) return [];
  }
  return [{ text: 'it keeps the processor busy after it was drawn' }];
}
