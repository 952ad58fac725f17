import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { CLOSED_MS, HUNG_MS, listenLonger } from './busyPage.ts';
import { clickTo } from './clickTo.ts';
import { newContext, openPage, type SiteToOpen } from './openPage.ts';
import { recordThrownErrors } from './thrownErrors.ts';
import type { Visit, VisitResult } from './visits.ts';
import { watchPage, type Problem } from './watchPage.ts';

/** Tabs that are open at the same time: their waiting overlaps, their work shares the processors. */
const AT_ONCE = 6;
const HUNG_TEXT = 'it does not answer any more';
/** For what may have failed because the machine is busy. */
const MORE_TRIES = 2;

/**
 * Opens pages in a browser and says what went wrong in each. What may have gone wrong because the machine is busy is
 * tried again, one tab at a time.
 * @param ways each is a tab of its own: its first page is opened by its address, the others by a click on the page before
 */
export async function openPages(
  site: SiteToOpen,
  ways: readonly (readonly Visit[])[],
): Promise<VisitResult[]> {
  const results = await openTabs(site, ways, { atOnce: AT_ONCE });
  for (let tries = 0; tries < MORE_TRIES; tries++)
    for (const [at, way] of ways.entries())
      if (
        results[at]?.some(({ problems }) => problems.some(one => isSlow(one) || (tries === 0 && isHung(one))))
      )
        results.splice(at, 1, ...(await openTabs(site, [way], { atOnce: 1 })));
  await findStacks(site, ways, results);
  return results.flat();
}

interface Opening {
  atOnce: number;
  /** Called before the first page of a tab is opened. */
  prepare?: (page: Page) => Promise<void>;
}

async function openTabs(
  site: SiteToOpen,
  ways: readonly (readonly Visit[])[],
  { atOnce, prepare }: Opening,
): Promise<VisitResult[][]> {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextFor = (visit: Visit) => {
    const key = `${visit.width} ${visit.isUser} ${visit.amount}`;
    const context = contexts.get(key) ?? newContext(site, visit);
    contexts.set(key, context);
    return context;
  };
  const waiting = ways.entries();
  const results: VisitResult[][] = [];
  const late: Promise<void>[] = [];
  const work = async () => {
    for (const [at, way] of waiting) {
      const [first] = way;
      if (!first) continue;
      const page = await (await contextFor(first)).newPage();
      const heard = watchPage(page, site.origins, first.isMissing);
      await prepare?.(page);
      const tab = await followWay(page, site, way, heard);
      results[at] = tab;
      late.push(closeLater(page, tab, heard));
    }
  };
  const closeLater = async (page: Page, tab: VisitResult[], heard: Problem[]) => {
    const problems = await listenLonger(page);
    tab.at(-1)?.problems.push(...heard, ...problems);
    await Promise.race([page.close(), sleep(CLOSED_MS)]);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    await Promise.all(late);
    return results;
  } finally {
    for (const context of contexts.values()) await Promise.race([(await context).close(), sleep(CLOSED_MS)]);
  }
}

/**
 * Goes through the pages of a tab; one that does not answer any more ends it. Nobody waits for what a page does late:
 * it is heard while the next one is opened, and each page is listened to where it is opened by its address.
 * @param heard what goes wrong meanwhile: emptied after each page
 */
async function followWay(page: Page, site: SiteToOpen, way: readonly Visit[], heard: Problem[]) {
  const results: VisitResult[] = [];
  for (const visit of way) {
    const opened = visit.from === undefined ? openPage(page, site, visit) : clickTo(page, site, visit);
    const hung = sleep(HUNG_MS).then((): Problem[] => [{ kind: 'hung', text: HUNG_TEXT }]);
    const problems = await Promise.race([opened, hung]);
    const isHungNow = problems.some(isHung);
    results.push({ ...visit, problems: [...heard.splice(0), ...problems] });
    if (isHungNow) break;
  }
  return results;
}

/** A page of a microfrontend that the shell could not show is opened once more, to see where the error was thrown. */
async function findStacks(
  site: SiteToOpen,
  ways: readonly (readonly Visit[])[],
  results: readonly VisitResult[][],
) {
  const failed = ways.find((_way, at) =>
    results[at]?.some(({ problems }) => problems.some(({ reason }) => reason)),
  );
  if (!failed) return;
  let stacks: string[] = [];
  const prepare = async (page: Page) => void (stacks = await recordThrownErrors(page));
  await openTabs(site, [failed], { atOnce: 1, prepare });
  for (const problem of results.flat().flatMap(({ problems }) => problems)) {
    const { reason } = problem;
    if (reason) problem.stack ??= stacks.find(stack => stack.startsWith(reason));
  }
}

/** A step of the shell that has a time limit, or a page that was not finished in time. */
const isSlow = ({ kind, text }: Problem) => kind === 'unfinished' || text.startsWith('it failed (timeout)');

/** Tried once more only: a page that really hangs takes HUNG_MS each time. */
const isHung = ({ text }: Problem) => text === HUNG_TEXT;
