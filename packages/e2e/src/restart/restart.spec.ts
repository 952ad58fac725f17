import { book } from '../support/bookings.ts';
import { controlled, restartSite } from '../support/control.ts';
import { expect, test } from '../support/user.ts';

test.skip(!controlled, 'needs the test command, which can restart the site');

test('bookings and sessions survive a restart of everything', async ({ page, user }) => {
  await book(page, user, 'Booked before the restart.');

  await restartSite();

  await page.reload();
  await expect(page.getByText('Booked before the restart.')).toBeVisible();
});
