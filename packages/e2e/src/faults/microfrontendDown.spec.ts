import { control, controlled } from '../support/control.ts';
import { expect, test } from '../support/user.ts';

test.skip(!controlled, 'needs the test command, which can stop a part');

const unavailable = 'This section is unavailable right now.';

test.afterEach(() => control('start', 'education'));

test('a microfrontend that is down affects only its own page, and recovers without a reload', async ({
  page,
  user,
}) => {
  await control('stop', 'education');
  await page.goto('/education');
  await expect(page.getByText(unavailable)).toBeVisible();
  await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(unavailable)).toBeVisible();

  await control('start', 'education');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Beginner' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
