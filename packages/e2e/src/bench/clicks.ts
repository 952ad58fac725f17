import type { Browser, Page } from '@playwright/test';
import { saveData } from '../support/saveData.ts';
import { openSlowPage, type Storage } from './measure.ts';

const SETTLED_MS = 4000;
const LINK = 'a[href="/education"]';

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
    if (!prefetched) await saveData(page);
    await page.goto(`${site}/about`);
    await page.waitForFunction(() => document.querySelector('#root[data-alive]'));
    // On a phone the link comes into view below the page.
    await page.locator(LINK).last().scrollIntoViewIfNeeded();
    // Where nothing hovers, links are looked at once the page has settled.
    await page.waitForTimeout(SETTLED_MS);
    await page.waitForLoadState('networkidle');
    return await clickAndWait(page);
  } finally {
    await close();
  }
}

const clickAndWait = (page: Page) =>
  page
    .locator(LINK)
    .last()
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
