import type { Browser, Page } from '@playwright/test';
import { openSlowPage, type Storage } from './measure.ts';

const SETTLED = 4000;

/**
 * How long a member waits between a click on a link to another microfrontend's page and its heading, in ms.
 * @param prefetched whether the page may be fetched before the click; else the browser says that it saves data
 */
export async function clickToEducation(
  browser: Browser,
  site: string,
  storage: Storage,
  prefetched: boolean,
): Promise<number> {
  const { page, close } = await openSlowPage(browser, storage);
  try {
    if (!prefetched) await page.addInitScript(saveData);
    await page.goto(`${site}/about`);
    await page.waitForFunction(() => document.querySelector('#root[data-alive]'));
    await page.waitForLoadState('networkidle');
    // Where nothing hovers, links are looked at once the page has settled.
    await page.waitForTimeout(SETTLED);
    return await clickAndWait(page);
  } finally {
    await close();
  }
}

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

const clickAndWait = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const link = document.querySelector<HTMLAnchorElement>(
          'header a[href="/education"], a[href="/education"]',
        );
        const clicked = performance.now();
        const look = () => {
          if (document.querySelector('main h1')?.textContent === 'Education')
            resolve(performance.now() - clicked);
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
  );
