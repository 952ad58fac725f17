import type { Page } from '@playwright/test';

/** Follows a link of the navigation bar, without a new document; on a phone it is in the menu. */
export async function follow(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await link.click();
}
