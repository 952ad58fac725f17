import { control, controlled } from '../support/control.ts';
import { expect, test } from '../support/user.ts';

test.skip(!controlled, 'needs the test command, which can restart the site');

test('bookings and sessions survive a restart of everything', async ({ page, user }) => {
  test.setTimeout(90_000);
  await page.goto('/contact?service=signals');
  await page.getByLabel('Name').fill(user.firstName);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Phone').fill('020 7946 0001');
  await page.getByLabel('Message').fill('Booked before the restart.');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();

  await control('restart', 'all');

  await page.reload();
  await expect(page.getByText('Booked before the restart.')).toBeVisible();
});
