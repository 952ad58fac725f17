import type { Page } from '@playwright/test';
import { viewports } from './support/pageActions.ts';
import { expect, newUser, signInAtProvider, test } from './support/user.ts';

// What a user typed and who is logged in, through ended sessions and other tabs.

const main = (page: Page) => page.getByRole('main');
const gateLogin = (page: Page) => main(page).getByRole('link', { name: 'Login' });
const sessionEnded = (page: Page) => main(page).getByText(/session has ended/i);
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test.use({ viewport: viewports.phone });

test('a session that ends in the booking form leads back to the filled form', async ({ page, user }) => {
  await page.goto('/contact?service=coaching');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await message(page).fill('Evenings.');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(sessionEnded(page)).toBeVisible();
  await expect(page.locator('a[href="/api/logout"]')).toHaveCount(0);
  await gateLogin(page).click();
  await signInAtProvider(page, user);
  await expect(page).toHaveURL('/contact?service=coaching');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Service interest')).toHaveValue('coaching');
  await expect(message(page)).toHaveValue('Evenings.');
});

test('logout in one tab closes the pages of users in the other, and another user opens them', async ({
  page,
  context,
  user,
}) => {
  await page.goto('/services');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(main(other)).toContainText(user.firstName);
  await page.evaluate(() => scrollTo(0, 1200));
  await other.goto('/api/logout');
  await expect(other).toHaveURL('/');
  await expect(sessionEnded(page)).toBeVisible();
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.height);
  await expect(page.locator('a[href="/api/logout"]')).toHaveCount(0);
  await expect(gateLogin(page)).toHaveAttribute('href', '/api/login?returnTo=%2Fservices');
  await other.goto('/api/login');
  await signInAtProvider(other, newUser('Grace'));
  await expect(page.getByRole('banner')).toContainText('Grace');
  await expect(heading).toHaveText('Services');
});
