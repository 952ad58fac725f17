/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from './accessibility.ts';
import { drawnPage, overflowOf, type DrawnPage } from './drawnPage.ts';
import { AMOUNT_COOKIE, SESSION } from './inventedGateway.ts';
import { DESKTOP, PHONE, type Visit } from './visits.ts';
import type { Problem } from './watchPage.ts';

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

/** A page that has drawn nothing by then is blank; the shell itself gives a microfrontend up after 3 s. */
export const DRAWN_MS = 10_000;
/** Requests that begin after the first drawing, and what their answers draw. */
const QUIET_MS = 300;
const SETTLED_MS = 4_000;

/** A browser of its own for visits of a kind, with the cookies that they have. */
export async function newContext(
  { browser, url }: SiteToOpen,
  { width, isUser, amount }: Visit,
): Promise<BrowserContext> {
  const isPhone = width === PHONE.width;
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    // One of the two sizes without animations, far from the server's time zone and language, in a browser with less.
    ...(isPhone && { reducedMotion: 'reduce', timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' }),
  });
  if (isPhone) await context.addInitScript(removeWhatOthersLack);
  context.setDefaultTimeout(DRAWN_MS);
  const cookies = { [AMOUNT_COOKIE]: amount, ...(isUser && { 'ounce.sid': SESSION }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context;
}

/** Run inside a page before its scripts: what Chromium has, and Safari or Firefox have not in all versions of today. */
function removeWhatOthersLack() {
  const lacking: [object, ...string[]][] = [
    [window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'showSaveFilePicker'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'connection', 'deviceMemory', 'userAgentData'],
  ];
  for (const [owner, ...names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** Opens a page by its address. @returns what is wrong with what it shows */
export const openPage = (page: Page, site: SiteToOpen, visit: Visit): Promise<Problem[]> =>
  problemsAfter(page, site, visit, async () => {
    await page.goto(site.url + visit.path, { waitUntil: 'commit' });
  });

/**
 * What is wrong with what a page shows once it was opened.
 * @param open ends when what is on the screen is the page, or its loading
 */
export async function problemsAfter(
  page: Page,
  { isShell }: SiteToOpen,
  visit: Visit,
  open: () => Promise<void>,
): Promise<Problem[]> {
  try {
    await open();
    const drawn = await untilDrawn(page);
    const problem = problemOf(drawn);
    if (problem) return [problem];
    await untilQuiet(page);
    // What is loaded when it comes into view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilQuiet(page);
    // What a page leaves behind may hide the next one after that was drawn.
    const gone = problemOf({ ...(await page.evaluate(drawnPage)), isBusy: false });
    if (gone) return [gone];
    return [
      ...(await problemsOfLayout(page, isShell ? 'body' : 'main')),
      ...(isShell ? await problemsOfFrame(page, visit) : []),
      // Without animations: what fades in has too little contrast on its way.
      ...(visit.width === PHONE.width ? await accessibilityProblems(page) : []),
    ];
  } catch (error) {
    return [{ kind: 'unfinished', text: `it cannot be opened: ${(error as Error).message.split('\n')[0]}` }];
  }
}

/** Why what is on the screen is no page; undefined for one that is. */
function problemOf(drawn: DrawnPage): Problem | undefined {
  if (drawn.isUnavailable)
    return { kind: 'unavailable', text: 'the shell shows that the section is unavailable' };
  if (isBlank(drawn)) return { kind: drawn.isBusy ? 'unfinished' : 'blank', text: blankText(drawn) };
  return undefined;
}

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
