import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is alive: before that it can be read, and only its links work. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
}
