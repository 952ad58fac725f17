import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated.ts';
import { stopClock } from './support/clock.ts';
import { needs } from './support/deployment.ts';
import { expect, test } from './support/user.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('the home screen shows hero, tiles, numbered preview, levels and call to action', async ({ page }) => {
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Join VIP Now' }).first()).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Get Free Signals' })).toHaveAttribute('href', '/services');
  for (const tile of [
    'Trade Management',
    'Signal Provision',
    'Account Management',
    'Mindset Coaching',
    'Weekly Trade Analysis',
    'VIP Membership',
  ])
    await expect(main.getByText(tile, { exact: true }).first()).toBeVisible();
  for (const number of ['01', '02', '03'])
    await expect(main.getByText(number, { exact: true })).toHaveCount(1);
  await expect(main.getByText('04', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  for (const level of ['Beginner', 'Intermediate', 'Expert'])
    await expect(main.getByRole('heading', { name: new RegExp(level) })).toBeVisible();
  for (const target of ['/education', '/contact', '/results'])
    expect(await main.locator(`a[href="${target}"]`).count()).toBeGreaterThan(0);
});

test('the promotional modal opens after 8000 ms and counts down from five days', async ({ page }) => {
  await needs('the default brand and links');
  await stopClock(page);
  await openHydrated(page, '/home');
  await page.clock.runFor(7900);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('$600 bonus on any deposit of $500 or above');
  await expect(dialog(page)).toContainText('2X trading power');
  await expect(dialog(page)).toContainText('New accounts only. Terms apply.');
  await expect(dialog(page)).toContainText(/0?4\D+23\D+59\D+5[12]/);
  await page.clock.runFor(1000);
  await expect(dialog(page)).toContainText(/0?4\D+23\D+59\D+5[01]/);
});

test('the countdown stops at zero', async ({ page }) => {
  await needs('the default brand and links');
  await stopClock(page);
  await openHydrated(page, '/home');
  await page.clock.runFor(9000);
  await page.clock.fastForward(6 * 24 * 60 * 60 * 1000);
  await page.clock.runFor(3000);
  await expect(dialog(page)).toContainText(/0?0\D+0?0\D+0?0\D+0?0/);
});

for (const name of ['Maybe Later', 'Close'])
  test(`"${name}" closes the modal, gives focus back, and it stays away in this session`, async ({
    page,
  }) => {
    await needs('the default brand and links');
    await stopClock(page);
    await openHydrated(page, '/home');
    await page.getByRole('main').getByRole('link', { name: 'Get Free Signals' }).focus();
    await page.clock.runFor(8100);
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await page.clock.runFor(100);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Get Free Signals' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toHaveCount(0);
  });

test('Escape closes the modal, and Tab never leaves it before', async ({ page }) => {
  await needs('the default brand and links');
  await stopClock(page);
  await openHydrated(page, '/home');
  await page.clock.runFor(8100);
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate(node => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('claiming opens the messaging group in a new tab and closes the modal', async ({ page, context }) => {
  await context.route('https://t.me/**', route => route.fulfill({ body: 'group' }));
  await needs('the default brand and links');
  await stopClock(page);
  await openHydrated(page, '/home');
  await page.clock.runFor(8100);
  const [group] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByText('Claim your bonus').click(),
  ]);
  expect(group.url()).toMatch(/^https:\/\/t\.me\//);
  expect(await group.evaluate(() => window.opener)).toBeNull();
  await expect(dialog(page)).toHaveCount(0);
});

test('a user is greeted by first name at / and sees no promotional modal', async ({ page, user }) => {
  await stopClock(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(user.firstName);
  await page.clock.runFor(20_000);
  await expect(dialog(page)).toHaveCount(0);
});

test('the promotional modal opens for a user on /home', async ({ page, user: _ }) => {
  await needs('the default brand and links');
  await stopClock(page);
  await openHydrated(page, '/home');
  await page.clock.runFor(8100);
  await expect(dialog(page)).toBeVisible();
});
