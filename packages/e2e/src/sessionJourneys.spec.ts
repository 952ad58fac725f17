import type { Page } from '@playwright/test';
import { consoleProblems, follow, viewports } from './support/pageActions.ts';
import { expect, newUser, signInAtProvider, test } from './support/user.ts';

// What a user typed and who is logged in, through ended sessions, other tabs, reloads and a lost network.

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

test('a logout by its address leaves no conversation with the tutor in the tab', async ({
  page,
  user: _,
}) => {
  await page.goto('/education');
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await message(page).fill('What is a spread?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain('What is a spread?');
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  await expect.poll(kept).not.toContain('What is a spread?');
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

test('a login in one tab opens the pages of users in the other, which came for a visitor', async ({
  page,
  context,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/api/login');
  await signInAtProvider(other, newUser('Grace'));
  await expect(page.getByRole('banner')).toContainText('Grace');
  await follow(page, 'Results');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  // In a chunk that this page loads only now.
  await expect(main(page).getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('without a network for a minute nothing is lost, and everything works again', async ({
  page,
  context,
  user,
}) => {
  await page.clock.install();
  await page.goto('/contact?service=vip');
  await page.getByRole('button', { name: 'Use my account details' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000');
  await message(page).fill('Sent twice.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  // A page whose code was not loaded before has to wait, too.
  await follow(page, 'Education');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Every timer of the page runs as in a minute.
  await page.clock.runFor(60_000);
  await expect(page.getByRole('banner').getByText(user.firstName)).toBeAttached();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  await page.goBack();
  await expect(message(page)).toHaveValue('Sent twice.');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  const bookings = page.getByRole('region', { name: 'Your consultations' });
  await expect(bookings.getByText('Sent twice.')).toHaveCount(1);
});
