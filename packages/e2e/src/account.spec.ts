import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { book } from './support/bookings.ts';
import { consoleProblems, expectAccessible } from './support/pageActions.ts';
import { asUser as test, expect, signIn } from './support/user.ts';

const bookings = (page: Page) => page.getByRole('region', { name: 'Your consultations' });

test('a booking is repeated, changed and withdrawn, by the keyboard', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto('/contact?service=vip');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@gmial.con');
  await page.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@gmail.com');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByRole('group', { name: 'Free talk requested: VIP membership' })).toBeFocused();
  await expect(bookings(page)).toContainText('ada@gmail.com');
  await expect(bookings(page)).toContainText(/Asked on .+; we answer by .+\./);
  const above = page.getByRole('link', { name: 'See your consultations' });
  await expect(above).toBeVisible();

  const change = bookings(page).getByRole('button', { name: 'Change' });
  await change.press('Enter');
  const form = page.getByRole('form', { name: 'Change your booking' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Message').fill('Evenings.');
  await expectAccessible(page);
  await form.getByLabel('Name').press('Enter');
  await expect(change).toBeFocused();
  await expect(bookings(page).getByText(/^Changed\./)).toBeInViewport({ ratio: 1 });
  await expect(bookings(page).getByText('Evenings.')).toBeVisible();
  await page.reload();
  await expect(bookings(page).getByText('Evenings.')).toBeVisible();

  await bookings(page).getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page.keyboard.press('Escape');
  await bookings(page).getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw booking' }).press('Enter');
  await expect(bookings(page).getByRole('status')).toBeFocused();
  await expect(bookings(page).getByText('Nothing booked yet.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Free talk/ })).toBeHidden();
  await page.reload();
  await expect(bookings(page).getByText('Nothing booked yet.')).toBeVisible();
  await expect(above).toBeHidden();
  expect(problems).toEqual([]);
});

test('the account page gives a user their data, and deletes all of it', async ({ page, user }) => {
  await book(page, user, 'Is this stored?');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: `${user.firstName}, your account` }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = await readFile(await (await download).path(), 'utf8');
  for (const own of [user.email, 'Is this stored?']) expect(data).toContain(own);

  await page.getByText('Delete my account…').press('Enter');
  await page.getByLabel('Type “delete” to confirm').fill('delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/account/deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Account deleted' })).toBeVisible();
  await expect(page.locator('a[href="/api/logout"]')).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/account/data')).status()).toBe(401);
  await page.goto('/account/deleted');
  await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible();
  await signIn(page.request, new URL(page.url()).origin, user);
  await page.reload();
  await expect(page.getByText('The one that you are logged in with is there.')).toBeVisible();
});
