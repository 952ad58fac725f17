import type { Page } from '@playwright/test';
import { expectAccessible, openHydrated, stopClock, untilHydrated } from './support/pageActions.ts';
import { expect, test } from './support/user.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('the home screen shows hero, tiles, numbered preview, levels and call to action', async ({ page }) => {
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Join VIP Now' }).first()).toHaveAttribute(
    'href',
    '/contact?service=vip',
  );
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

test('the promotional modal opens after 8000 ms, is accessible, keeps the focus, and stays away in this session once closed', async ({
  page,
}) => {
  await stopClock(page);
  await openHydrated(page, '/home');
  const signals = page.getByRole('main').getByRole('link', { name: 'Get Free Signals' });
  await signals.focus();
  await page.clock.runFor(7900);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('$600 bonus on any deposit of $500 or above');
  await expect(dialog(page)).toContainText('2X trading power');
  await expect(dialog(page)).toContainText('New accounts only. Terms apply.');
  await expect(dialog(page)).toContainText(/0?4\D+23\D+59\D+5[12]/);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate(node => node.contains(document.activeElement))).toBe(true);
  }

  // axe needs a running clock.
  await page.clock.resume();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Maybe Later', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(signals).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await page.clock.runFor(20_000);
  await expect(dialog(page)).toHaveCount(0);
});
