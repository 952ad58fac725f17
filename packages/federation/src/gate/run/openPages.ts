import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Page as SitePage } from '../../../microfrontends.ts';
import { accessibilityProblems } from './accessibility.ts';
import { CLOSED_MS, HUNG_MS, watchLatePage } from './busyPage.ts';
import { drawnPage, overflowOf, type DrawnPage } from './drawnPage.ts';
import { AMOUNT_COOKIE, SESSION } from './inventedGateway.ts';
import type { Amount } from './inventedData.ts';
import { recordThrownErrors } from './thrownErrors.ts';
import { watchPage, type Problem } from './watchPage.ts';

/** A site in which a build has all browsers. */
export interface SiteToOpen {
  browser: Browser;
  /** The shell host's address. */
  url: string;
  /** Where its pages may ask: the shell host and the microfrontend hosts. */
  origins: ReadonlySet<string>;
  /** Whether the build is the shell: then the frame around a page counts, too. */
  isShell: boolean;
}

/** A page as one browser opens it. */
export interface Visit {
  path: string;
  width: number;
  isUser: boolean;
  amount: Amount;
  /** Whether the site has no such page. */
  isMissing?: boolean;
}

export interface VisitResult extends Visit {
  problems: Problem[];
  /** Whether it asked the gateway for data. */
  hasData: boolean;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Pages that are opened at the same time: their waiting overlaps, their work shares the processors. */
const AT_ONCE = 4;
/** A page that has drawn nothing by then is blank; the shell itself gives a microfrontend up after 3 s. */
const DRAWN_MS = 10_000;
const HUNG_TEXT = 'it does not answer any more';
/** For what may have failed because the machine is busy. */
const MORE_TRIES = 2;
/** Requests that begin after the first drawing, and what their answers draw. */
const QUIET_MS = 300;
const SETTLED_MS = 4_000;

/** Every page at both widths: public pages as a visitor, and once as a user; the others as a user. */
export const visitsOf = (pages: readonly SitePage[]): Visit[] =>
  pages.flatMap(({ path, access }) => {
    const visit = { path, amount: 'full' as const };
    const isUser = access === 'user';
    const both = [PHONE, DESKTOP].map(({ width }) => ({ ...visit, width, isUser }));
    return isUser ? both : [...both, { ...visit, width: DESKTOP.width, isUser: true }];
  });

const MISSING_PAGE = '/no-such-page';

/** Beyond the visits of all pages what the shell draws by itself: the sign-in gates and the 404 page. */
export const shellVisitsOf = (pages: readonly SitePage[]): Visit[] => {
  const gates = pages.filter(({ access }) => access === 'user').map(({ path }) => ({ path }));
  const own = [...gates, { path: MISSING_PAGE, isMissing: true }].flatMap(page =>
    [PHONE, DESKTOP].map(({ width }) => ({ ...page, width, isUser: false, amount: 'full' as const })),
  );
  return [...visitsOf(pages), ...own];
};

/**
 * Opens pages in a browser and says what went wrong in each. What may have gone wrong because the machine is busy is
 * tried again, one page at a time.
 */
export async function openPages(site: SiteToOpen, visits: readonly Visit[]): Promise<VisitResult[]> {
  const results = await openAtOnce(site, visits, { atOnce: AT_ONCE });
  for (let tries = 0; tries < MORE_TRIES; tries++)
    for (const [at, { problems, hasData: _, ...visit }] of results.entries())
      if (problems.some(isSlow) || (tries === 0 && problems.some(isHung)))
        results.splice(at, 1, ...(await openAtOnce(site, [visit], { atOnce: 1 })));
  await findStacks(site, results);
  return results;
}

interface Opening {
  atOnce: number;
  /** Called before a page is opened. */
  prepare?: (page: Page) => Promise<void>;
}

async function openAtOnce(site: SiteToOpen, visits: readonly Visit[], { atOnce, prepare }: Opening) {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextFor = (visit: Visit) => {
    const key = `${visit.width} ${visit.isUser} ${visit.amount}`;
    const context = contexts.get(key) ?? newContext(site, visit);
    contexts.set(key, context);
    return context;
  };
  const waiting = visits.entries();
  const results: VisitResult[] = [];
  const heard: Promise<void>[] = [];
  const work = async () => {
    for (const [at, visit] of waiting) {
      const page = await (await contextFor(visit)).newPage();
      const problems = watchPage(page, site.origins, visit.isMissing);
      const result = { ...visit, problems, hasData: false };
      results[at] = result;
      page.on('request', request => (result.hasData ||= new URL(request.url()).pathname === '/graphql'));
      await prepare?.(page);
      const opened = openPage(page, site, visit);
      const hung = sleep(HUNG_MS).then((): Problem[] => [{ kind: 'hung', text: HUNG_TEXT }]);
      problems.push(...(await Promise.race([opened, hung])));
      heard.push(watchLatePage(page, problems));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    await Promise.all(heard);
    return results;
  } finally {
    for (const context of contexts.values()) await Promise.race([(await context).close(), sleep(CLOSED_MS)]);
  }
}

/** A page of a microfrontend that the shell could not show is opened once more, to see where the error was thrown. */
async function findStacks(site: SiteToOpen, results: readonly VisitResult[]) {
  const failed = results.find(({ problems }) => problems.some(({ reason }) => reason));
  if (!failed) return;
  let stacks: string[] = [];
  const prepare = async (page: Page) => void (stacks = await recordThrownErrors(page));
  await openAtOnce(site, [failed], { atOnce: 1, prepare });
  for (const problem of results.flatMap(({ problems }) => problems)) {
    const { reason } = problem;
    if (reason) problem.stack ??= stacks.find(stack => stack.startsWith(reason));
  }
}

/** Pages that show data are opened once more, with as little of it as the schema allows. */
export const sparseVisits = (results: readonly VisitResult[]): Visit[] =>
  results
    .filter(({ hasData, width }) => hasData && width === DESKTOP.width)
    .map(({ path, width, isUser }) => ({ path, width, isUser, amount: 'sparse' }));

async function newContext({ browser, url }: SiteToOpen, { width, isUser, amount }: Visit) {
  const isPhone = width === PHONE.width;
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    // One of the two sizes without animations.
    reducedMotion: isPhone ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(DRAWN_MS);
  const cookies = { [AMOUNT_COOKIE]: amount, ...(isUser && { 'ounce.sid': SESSION }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context;
}

/** @returns what is wrong with what it shows */
async function openPage(page: Page, { url, isShell }: SiteToOpen, visit: Visit): Promise<Problem[]> {
  try {
    await page.goto(url + visit.path, { waitUntil: 'commit' });
    const drawn = await untilDrawn(page);
    if (drawn.isUnavailable)
      return [{ kind: 'unavailable', text: 'the shell shows that the section is unavailable' }];
    if (isBlank(drawn)) return [{ kind: drawn.isBusy ? 'unfinished' : 'blank', text: blankText(drawn) }];
    await untilQuiet(page);
    // What is loaded when it comes into view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilQuiet(page);
    // Without animations: what fades in has too little contrast on its way.
    const isSmall = visit.width === PHONE.width && visit.amount === 'full';
    return [
      ...(await problemsOfLayout(page, isShell ? 'body' : 'main')),
      ...(isShell ? await problemsOfFrame(page, visit) : []),
      ...(isSmall ? await accessibilityProblems(page) : []),
    ];
  } catch (error) {
    return [{ kind: 'unfinished', text: `it cannot be opened: ${(error as Error).message.split('\n')[0]}` }];
  }
}

/** A step of the shell that has a time limit, or a page that was not finished in time. */
const isSlow = ({ kind, text }: Problem) => kind === 'unfinished' || text.startsWith('it failed (timeout)');

/** Tried once more only: a page that really hangs takes HUNG_MS each time. */
const isHung = ({ text }: Problem) => text === HUNG_TEXT;

const isBlank = ({ isBusy, text, hasHeading }: DrawnPage) => isBusy || text === '' || !hasHeading;

function blankText({ isBusy, text }: DrawnPage) {
  if (isBusy) return `it is still loading after ${DRAWN_MS / 1000} s`;
  return text === '' ? 'it is blank: no visible text' : `it has no visible heading, only "${text}"`;
}

/** Waits until a page shows something whole, or that it cannot; at most DRAWN_MS. */
async function untilDrawn(page: Page): Promise<DrawnPage> {
  const deadline = Date.now() + DRAWN_MS;
  for (;;) {
    const drawn = await page.evaluate(drawnPage);
    if (drawn.isUnavailable || !isBlank(drawn) || Date.now() > deadline) return drawn;
    await sleep(50);
  }
}

/** Waits until a page has asked for nothing for QUIET_MS; at most SETTLED_MS. */
async function untilQuiet(page: Page) {
  const deadline = Date.now() + SETTLED_MS;
  let last = Date.now();
  const seen = () => (last = Date.now());
  page.on('request', seen).on('requestfinished', seen);
  while (Date.now() - last < QUIET_MS && Date.now() < deadline) await sleep(50);
  page.off('request', seen).off('requestfinished', seen);
}

async function problemsOfLayout(page: Page, part: 'body' | 'main'): Promise<Problem[]> {
  const overflow = await page.evaluate(overflowOf, part);
  if (!overflow) return [];
  const text = `its layout is ${overflow.pixels} px wider than the screen: ${overflow.element}`;
  return [{ kind: 'overflow', text, pixels: overflow.pixels }];
}

/** What every page has around it, and whether it says who is there. */
async function problemsOfFrame(page: Page, { width, isUser }: Visit): Promise<Problem[]> {
  // On a phone the menu has it.
  const link = width === DESKTOP.width ? `a[href^="/api/${isUser ? 'logout' : 'login'}"]` : 'a';
  const isVisible = (selector: string) =>
    page.locator(selector).filter({ visible: true }).first().isVisible();
  const problems: Problem[] = [];
  for (const selector of [`header ${link}`, 'footer a'])
    if (!(await isVisible(selector)))
      problems.push({ kind: 'blank', text: `the frame shows no ${selector}` });
  return problems;
}
