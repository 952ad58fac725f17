import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts run; before that it can be read, and only its links work. */
export const untilHydrated = (page: Page) => expect(page.locator('[data-interactive]')).toBeAttached();

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);
}

/** Opens a page whose scripts do not come before the returned function is called. */
export async function openWithoutScripts(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', route => promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Follows a link of the navigation bar, without a new document; on a phone it is in the menu. */
export async function follow(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** A browser that saves data: nothing is fetched ahead of a click. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/** Stops the page's clock before it loads; `page.clock.runFor(ms)` then moves it to the millisecond. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01Z'));
}

/** Collects what a page reports: console errors and warnings, exceptions, requests that failed. */
export function consoleProblems(page: Page) {
  const problems: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('requestfailed', request => {
    // The browser cancels its own requests when the page is left.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
  });
  return problems;
}

/** The two sizes in which every page is tried. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe over the page, at the size that it has. */
export async function expectAccessible(page: Page) {
  // Legacy mode saves a second page for frames of other sites, which no page has.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
}
