import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated.ts';
import { stopClock } from './support/clock.ts';
import { needs } from './support/deployment.ts';
import { answerOperation, failWith } from './support/graphql.ts';
import { expect, newUser, test } from './support/user.ts';

test.beforeEach(() => needs('the default brand and links'));

async function expectSlide(page: Page, number: number) {
  const current = page.locator('[aria-current="true"], [aria-selected="true"]');
  await expect(current.and(page.getByLabel(`Slide ${number}`))).toBeVisible();
}

test('the slideshow shows a video for 5000 ms, three images for 4000 ms each, and starts again', async ({
  page,
}) => {
  await stopClock(page);
  await openHydrated(page, '/welcome');
  await expect(page.locator('video')).toBeAttached();
  await expectSlide(page, 1);
  for (const [duration, current, next] of [
    [5000, 1, 2],
    [4000, 2, 3],
    [4000, 3, 4],
    [4000, 4, 1],
    [5000, 1, 2],
  ] as const) {
    await page.clock.runFor(duration - 100);
    await expectSlide(page, current);
    await page.clock.runFor(100);
    await expectSlide(page, next);
  }
});

test('a control selects its slide, which then has its full duration', async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, '/welcome');
  await expectSlide(page, 1);
  await page.clock.runFor(3000);
  await page.getByLabel('Slide 3').click();
  await expectSlide(page, 3);
  await page.clock.runFor(3900);
  await expectSlide(page, 3);
  await page.clock.runFor(200);
  await expectSlide(page, 4);
});

test('pausing stops the rotation, hovering does not', async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, '/welcome');
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

test('joining shows the confirmation and opens Home after 2000 ms', async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, '/welcome');
  await page.getByRole('textbox', { name: 'Email' }).fill(newUser().email);
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/welcome/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
  await expect(page.getByText("You're now part of our exclusive trading community.").first()).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/welcome');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/home');
});

test('while the request is pending the button reads "Joining..." and cannot be pressed', async ({ page }) => {
  let answer = () => {};
  const waiting = new Promise<void>(resolve => (answer = resolve));
  await answerOperation(page, 'signUpEmail', route => waiting.then(() => route.fallback()));
  await page.goto('/welcome');
  await page.getByRole('textbox', { name: 'Email' }).fill(newUser().email);
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
});

test('a duplicate and an invalid address show an error and stay in the field', async ({ page, request }) => {
  const { email } = newUser();
  expect((await request.post('/api/email-signup', { data: { email } })).status()).toBe(201);
  await page.goto('/welcome');
  const field = page.getByRole('textbox', { name: 'Email' });

  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('Required')).toBeVisible();
  await field.fill('no-address');
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText(/^409: /).first()).toBeVisible();
  await expect(field).toHaveValue(email.toUpperCase());
});

test('a sign-up that fails shows the error and keeps the address', async ({ page }) => {
  await answerOperation(page, 'signUpEmail', failWith(503, 'Please wait a little.'));
  await page.goto('/welcome');
  await page.getByRole('textbox', { name: 'Email' }).fill('kept@example.com');
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('503: Please wait a little.').first()).toBeVisible();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('kept@example.com');
});

test('without a network an error is shown, and a second attempt joins', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('textbox', { name: 'Email' }).fill(newUser().email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
});

test('"Skip for now" leads home, and the two tiles are shown', async ({ page }) => {
  await page.goto('/welcome');
  for (const text of ['95%+', 'Success Rate', '24/7', 'Support'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/home');
});
