import type { Page } from '@playwright/test';
import { answerOperation } from './support/graphql.ts';
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
    for (const message of ['The first one.', 'The second one.']) {
      await fill(page);
      await page.getByLabel('Message', { exact: true }).fill(message);
      await submit(page).click();
      await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'What happens next' })).toBeFocused();
      await expect(bookings(page).getByText(message)).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    }
    await expect(bookings(page).getByText(/The (first|second) one\./)).toHaveText([
      'The second one.',
      'The first one.',
    ]);
  },
);

test('a retry after a lost response sends the same idempotency key and books once', async ({ page }) => {
  let lost = false;
  await answerOperation(page, 'bookConsultation', async route => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/contact');
  await fill(page);
  await submit(page).click();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  await expectKept(page);
  await submit(page).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
  await expect(bookings(page).getByText('Evenings.')).toHaveCount(1);
});
