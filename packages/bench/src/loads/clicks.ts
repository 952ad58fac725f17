import type { Browser, Page } from '@playwright/test';
import { saveData } from '@site/e2e/support/saveData';
import { openSlowPage, type Storage } from './measure.ts';

const SETTLED_MS = 3000;
/** From an open menu to a click on one of its links. */
const READING_MS = 1000;
const LINK = 'a[href="/education"]';

/**
 * How long a user waits between a click on a link to another microfrontend's page and its heading, in ms.
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
    await page.waitForFunction(() => document.querySelector('#root[data-interactive]'));
    // Without a pointer links are prefetched once the page has settled; on a phone they are in the menu.
    await page.waitForTimeout(SETTLED_MS);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForTimeout(READING_MS);
    await page.waitForLoadState('networkidle');
    return await clickAndWait(page);
  } finally {
    await close();
  }
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
