import type { Page } from '@playwright/test';
import { answerOperation, failWith } from './support/graphql.ts';
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

test('all fields are empty at first; a valid service in the address is selected', async ({ page }) => {
  await page.goto('/contact');
  for (const label of Object.keys(entries))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Service interest')).toHaveValue('');
  for (const service of ['signals', 'management', 'coaching', 'vip']) {
    await page.goto(`/contact?service=${service}`);
    await expect(page.getByLabel('Service interest')).toHaveValue(service);
  }
  await page.goto('/contact?service=gold');
  await expect(page.getByLabel('Service interest')).toHaveValue('');
});

test('an incomplete form marks each field and focuses the first', async ({ page }) => {
  await page.goto('/contact');
  await submit(page).click();
  await expect(page.getByText('Required')).toHaveCount(4);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await fill(page);
  await page.getByLabel('Email', { exact: true }).fill('no-address');
  await submit(page).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('a booking empties the form and appears first in the list', async ({ page }) => {
  await page.goto('/contact');
  await expect(bookings(page)).toBeVisible();
  for (const message of ['The first one.', 'The second one.']) {
    await fill(page);
    await page.getByLabel('Message', { exact: true }).fill(message);
    await submit(page).click();
    await expect(bookings(page).getByText(message)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  }
  await expect(bookings(page).getByText(/The (first|second) one\./)).toHaveText([
    'The second one.',
    'The first one.',
  ]);
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
  await expect(
    page.getByText("We'll contact you within 24 hours to schedule your free consultation.").first(),
  ).toBeVisible();
});

test('pressing twice books once', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await submit(page).dblclick();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
  await page.reload();
  await expect(bookings(page).getByText('Evenings.')).toHaveCount(1);
});

test('while the request is pending the button reads "Booking..." and cannot be pressed', async ({ page }) => {
  let answer = () => {};
  const waiting = new Promise<void>(resolve => (answer = resolve));
  await answerOperation(page, 'bookConsultation', route => waiting.then(() => route.fallback()));
  await page.goto('/contact');
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Booking...' })).toBeDisabled();
  answer();
  await expect(bookings(page).getByText('Evenings.')).toBeVisible();
});

test('a booking that fails shows the error and keeps every entry', async ({ page }) => {
  await answerOperation(page, 'bookConsultation', failWith(503, 'Not now.'));
  await page.goto('/contact');
  await fill(page);
  await submit(page).click();
  await expect(page.getByText('503: Not now.').first()).toBeVisible();
  await expectKept(page);
  await expect(submit(page)).toBeEnabled();
});

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

test('the three cards open Telegram, fill the form and show the payment toast', async ({
  page,
  context,
  user,
}) => {
  await context.route('https://t.me/**', route => route.fulfill({ body: 'channel' }));
  await page.goto('/contact');
  for (const card of ['Join Free Telegram', 'Book Consultation', 'Quick Payment'])
    await expect(page.getByRole('heading', { name: card })).toBeVisible();

  const telegram = page.getByRole('main').locator('a[target="_blank"]').first();
  await expect(telegram).toHaveAttribute('rel', /noopener/);
  const [channel] = await Promise.all([page.waitForEvent('popup'), telegram.click()]);
  expect(channel.url()).toMatch(/^https:\/\/t\.me\//);

  for (const method of ['Card', 'PayPal', 'Crypto']) {
    await page.getByRole('button', { name: `Pay with ${method}` }).click();
    await expect(page.getByText('Payment Integration', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Payment would be integrated here in production.').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Use my account details' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(user.email);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(new RegExp(user.firstName));
});
