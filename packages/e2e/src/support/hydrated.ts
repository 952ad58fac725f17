import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts run; before that it can be read, and only its links work. */
export const untilHydrated = (page: Page) => expect(page.locator('[data-interactive]')).toBeAttached();

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);
}
