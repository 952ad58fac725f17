/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { AMOUNT_COOKIE, SESSION } from './inventedGateway.ts';
import { lookOf } from './lookOf.ts';
import type { Problem } from './problem.ts';
import { DESKTOP, PHONE, type Visit } from './visits.ts';

/** A site in which a build has all browsers. */
export interface SiteToOpen {
  browser: Browser;
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
const LOADING = `it is still loading after ${DRAWN_MS / 1000} s`;
/** What the shell shows in place of a page. */
export const UNAVAILABLE = 'the shell shows that the section is unavailable';
const TEXTS = { unavailable: UNAVAILABLE, loading: LOADING };

/** A browser of its own for visits of a kind, with the cookies that they have. */
export async function newContext(
  { browser, url }: SiteToOpen,
  { width, isUser, amount }: Visit,
): Promise<BrowserContext> {
  const isPhone = width === PHONE.width;
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    // One of the two sizes without animations, far from the server's time zone and language.
    ...(isPhone && { reducedMotion: 'reduce', timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' }),
  });
  context.setDefaultTimeout(DRAWN_MS);
  const cookies = { [AMOUNT_COOKIE]: amount, ...(isUser && { 'ounce.sid': SESSION }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context;
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
    const gone = await page.evaluate(blankness, TEXTS);
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
    const blank = await page.evaluate(blankness, TEXTS);
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

/** Run inside a page: why what is on the screen is no page; undefined for one that is. */
function blankness({ unavailable, loading }: typeof TEXTS): string | undefined {
  const main = document.querySelector('main');
  const shown = (selector: string) =>
    [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(one =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  if (shown('[role=alert]').some(one => one.innerText.includes('unavailable right now'))) return unavailable;
  if (shown('[aria-busy=true]').length > 0) return loading;
  const text = main?.checkVisibility() ? main.innerText.trim().slice(0, 100) : '';
  if (text === '') return 'it is blank: no visible text';
  const headings = shown('h1, h2, h3, h4, h5, h6, [role=heading]');
  return headings.some(one => /\S/.test(one.innerText))
    ? undefined
    : `it has no visible heading, only "${text}"`;
}
