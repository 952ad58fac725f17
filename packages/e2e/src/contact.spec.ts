import type { Page } from '@playwright/test';
import { answerOperation } from './support/graphql.ts';
import { expectAccessible, follow } from './support/pageActions.ts';
import { asUser as test, expect } from './support/user.ts';

const entries = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  Message: 'Evenings.',
};

async function fill(page: Page) {
  for (const [label, value] of Object.entries(entries))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Service interest').selectOption('coaching');
}

async function expectKept(page: Page) {
  for (const [label, value] of Object.entries(entries))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel('Service interest')).toHaveValue('coaching');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Book Consultation' });
const bookings = (page: Page) => page.getByRole('region', { name: 'Your consultations' });

test(
  'a booking empties the form and appears first in the list',
  { tag: '@every-browser' },
  async ({ page }) => {
    await page.goto('/contact');
    await expect(bookings(page)).toBeVisible();
    await submit(page).click();
    await page.getByRole('button', { name: 'Pay with Card' }).click();
    await expect(page.getByText('Payment Integration', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    for (const message of ['The first one.', 'The second one.']) {
      await fill(page);
      await page.getByLabel('Message', { exact: true }).fill(message);
      await submit(page).click();
      await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Free talk requested: Mindset coaching' })).toBeFocused();
      await expect(bookings(page).getByText(message)).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    }
    await expect(bookings(page).getByText(/The (first|second) one\./)).toHaveText([
      'The second one.',
      'The first one.',
    ]);
  },
);

test('a booking that is answered after its page was left is in the list, and its entries are gone', async ({
  page,
}) => {
  const left = Promise.withResolvers<void>();
  await answerOperation(page, 'bookConsultation', route => left.promise.then(() => route.fallback()));
  await page.goto('/contact');
  await expect(page.getByText('Nothing booked yet')).toBeVisible();
  await fill(page);
  await submit(page).click();
  await follow(page, 'Services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  left.resolve();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
  await page.goBack();
  await expect(bookings(page).getByText(entries.Message)).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('');
});

const notSent = (page: Page) => page.getByRole('form').getByRole('alert');

// Without the data layer, and sent by itself when the line is back: bookingFailures.test.tsx.
test('a cut line loses no booking', async ({ page, context }) => {
  await page.goto('/contact');
  await expect(bookings(page).getByText(/Nothing booked yet/)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await context.setOffline(true);

  await fill(page);
  await submit(page).click();
  await expect(notSent(page)).toContainText('Not sent. Your entries are kept.');
  await expect(submit(page)).toBeFocused();
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await expect(notSent(page)).toBeVisible();
  await expectKept(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).dblclick();
  await expect(page.getByRole('group', { name: 'Free talk requested: Mindset coaching' })).toBeFocused();
  await expect(bookings(page).getByText('Evenings.')).toHaveCount(1);
  await page.reload();
  await expect(bookings(page).getByText('Evenings.')).toHaveCount(1);
});
