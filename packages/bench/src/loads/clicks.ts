import type { Browser, Page } from '@playwright/test';
import { saveData } from '@site/e2e/support/saveData';
import { CONDITIONS, openSlowPage, type Storage } from './measure.ts';
import { recordRequests } from './requests.ts';

const SETTLED_MS = 3000;
/** From an open menu to a click on one of its links. */
const READING_MS = 1000;
const LINK = 'a[href="/education"]';

/** What a browser has of a page before its link is clicked. */
export const HEAD_STARTS = ['nothing at hand', 'manifest at hand', 'fetched ahead'] as const;

export interface Click {
  /** Between the click and the heading of the page. */
  ms: number;
  /** What was sent for it, in kB (1000 bytes). */
  kB: number;
  /** What the network alone needs for that at least: the round trips that the head start leaves, and the bytes. */
  networkMs: number;
}

/** Requests that must wait for each other: for what the version has, then for its files. */
const ROUND_TRIPS = { 'nothing at hand': 2, 'manifest at hand': 1, 'fetched ahead': 0 };

/** What it takes a user to get from a click on a link to another microfrontend's page to its heading. */
export async function clickToEducation(
  browser: Browser,
  site: string,
  storage: Storage,
  headStart: (typeof HEAD_STARTS)[number],
): Promise<Click> {
  const { page, cdp, close } = await openSlowPage(browser, storage);
  try {
    const { finished } = recordRequests(cdp);
    if (headStart === 'nothing at hand') await saveData(page);
    // With a pointer that did not come near the link only the manifest is fetched.
    if (headStart === 'manifest at hand') await page.addInitScript(pretendHover);
    await page.goto(`${site}/about`);
    await page.waitForFunction(() => document.querySelector('#root[data-interactive]'));
    // Without a pointer links are prefetched once the page has settled; on a phone they are in the menu.
    await page.waitForTimeout(SETTLED_MS);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForTimeout(READING_MS);
    await page.waitForLoadState('networkidle');
    const before = finished.length;
    const ms = await clickAndWait(page);
    const kB = finished.slice(before).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const { roundTrip, downKbit } = CONDITIONS;
    return { ms, kB, networkMs: ROUND_TRIPS[headStart] * roundTrip + (kB * 8 * 1000) / downKbit };
  } finally {
    await close();
  }
}

function pretendHover() {
  const real = window.matchMedia.bind(window);
  window.matchMedia = query =>
    query === '(hover: none)' ? ({ matches: false } as MediaQueryList) : real(query);
}

const clickAndWait = (page: Page) =>
  page
    .locator(LINK)
    .first()
    .evaluate(
      link =>
        new Promise<number>(resolve => {
          const clicked = performance.now();
          const look = () => {
            if (document.querySelector('main h1')?.textContent === 'Education')
              resolve(performance.now() - clicked);
            else requestAnimationFrame(look);
          };
          (link as HTMLAnchorElement).click();
          look();
        }),
    );
