import type { Page } from '@playwright/test';
import { openHydrated, stopClock } from './support/pageActions.ts';
import { expect, test } from './support/user.ts';

async function expectSlide(page: Page, number: number) {
  const current = page.locator('[aria-current="true"], [aria-selected="true"]');
  await expect(current.and(page.getByLabel(`Slide ${number}`))).toBeVisible();
  // The slide before is there until the next one stands on it.
  await expect(page.getByRole('figure')).toHaveText([
    number === 1 ? /^XAU\/USD · long/ : /^BTC\/USD · short/,
  ]);
}

test('hovering stops no slide, pausing does, and the two tiles are shown', async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, '/welcome');
  for (const text of ['95%+', 'Success Rate', '24/7', 'Support'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByLabel('Slide 2').hover();
  await page.clock.runFor(5100);
  await expectSlide(page, 2);
  await page.getByRole('button', { name: /pause/i }).click();
  await page.clock.runFor(60_000);
  await expectSlide(page, 2);
});

test('with reduced motion nothing rotates and no video plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await openHydrated(page, '/welcome');
  await expectSlide(page, 1);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a sign-up without a connection says so, from the first moment on, and keeps the address', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/welcome');
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('ada@example.com');
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
  await expect(field).toHaveValue('ada@example.com');
});
