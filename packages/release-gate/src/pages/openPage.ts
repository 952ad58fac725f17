/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { AMOUNT_COOKIE, SESSION } from './inventedGateway.ts';
import { lookOf } from './lookOf.ts';
import type { Problem } from './problem.ts';
import { DESKTOP, PHONE, type Visit } from './visits.ts';

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
const DRAWN_MS = 10_000;
/** Requests that begin after the first drawing, and what their answers draw. */
const QUIET_MS = 300;
const SETTLED_MS = 4_000;
const BUSY = '[aria-busy="true"]';
const LOADING = `it is still loading after ${DRAWN_MS / 1000} s`;
/** What the shell shows in place of a page. */
export const UNAVAILABLE = 'the shell shows that the section is unavailable';

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

/** Opens a page by its address, or goes on to it from the page before. @returns what is wrong with what it shows */
export async function openPage(page: Page, { url, isShell }: SiteToOpen, visit: Visit): Promise<Problem[]> {
  try {
    if (visit.from === undefined) await page.goto(url + visit.path, { waitUntil: 'commit' });
    else await clickTo(page, visit.path);
    const blank = await untilDrawn(page);
    if (blank !== undefined) return [{ text: blank, isLate: blank === LOADING }];
    await untilQuiet(page);
    // What is loaded when it comes into view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilQuiet(page);
    // What a page leaves behind may hide the next one after that was drawn.
    const gone = await blankness(page);
    return gone === undefined || gone === LOADING ? await lookOf(page, visit, isShell) : [{ text: gone }];
  } catch (error) {
    const [text] = (error as Error).message.split('\n');
    return [{ text: `it cannot be opened: ${text}`, isLate: error instanceof errors.TimeoutError }];
  }
}

/** Where a page has no such link the address changes as by Back and Forward. */
async function clickTo(page: Page, path: string) {
  // A page that was blank has none.
  const [first] = await page.locator('main').getByRole('heading').all();
  const heading = await first?.elementHandle();
  const before = await heading?.textContent();
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  if ((await link.count()) > 0) await link.click();
  else
    await page.evaluate(address => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' });
  await page.waitForFunction(([seen, text]) => !seen?.isConnected || seen.textContent !== text, [
    heading,
    before,
  ] as const);
}

/** Waits until a page shows something whole, or that it cannot. @returns why it is no page by then */
async function untilDrawn(page: Page): Promise<string | undefined> {
  const deadline = Date.now() + DRAWN_MS;
  for (;;) {
    const blank = await blankness(page);
    if (blank === undefined || blank === UNAVAILABLE || Date.now() > deadline) return blank;
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

/** Why what is on the screen is no page; undefined for one that is. */
async function blankness(page: Page): Promise<string | undefined> {
  const main = page.locator('main');
  if ((await main.getByRole('alert').filter({ hasText: 'unavailable right now' }).count()) > 0)
    return UNAVAILABLE;
  if ((await main.locator(BUSY).filter({ visible: true }).count()) > 0) return LOADING;
  const text = await page.evaluate(() => {
    const shown = document.querySelector('main');
    return shown?.checkVisibility() ? shown.innerText.trim().slice(0, 100) : '';
  });
  if (text === '') return 'it is blank: no visible text';
  const headings = main.getByRole('heading').filter({ hasText: /\S/ });
  const isSeen = await headings.evaluateAll(all =>
    all.some(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  );
  return isSeen ? undefined : `it has no visible heading, only "${text}"`;
}
