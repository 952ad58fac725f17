import { expect, newUser, signInAtProvider, test } from './support/user.ts';

const pageHeading = { level: 1 } as const;

test('a visitor joins, logs in, reads the services, books, and finds the booking', async ({ page }) => {
  const user = newUser('Grace');

  await page.goto('/');
  await expect(page.getByRole('heading', pageHeading)).toBeVisible();
  await page.getByRole('main').locator('a[href="/welcome"]').first().click();

  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByRole('button', { name: 'Join Ounce & Block' }).click();
  await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
  await page.waitForURL('**/home');

  await page.goto('/services');
  await expect(page.getByRole('heading', { ...pageHeading, name: /Services/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /Login/ }).click();
  await signInAtProvider(page, user);
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('banner').getByText('Grace')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();

  await page.getByRole('button', { name: /^Join VIP Now/ }).click();
  await expect(page).toHaveURL('/contact?service=vip');
  await expect(page.getByLabel('Service interest')).toHaveValue('vip');
  await page.getByRole('button', { name: 'Use my account details' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('Message').fill('Evenings suit me best.');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();

  const bookings = page.getByRole('region', { name: 'Your consultations' });
  await expect(bookings.getByText('Evenings suit me best.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('');

  await page.reload();
  await expect(bookings.getByText('Evenings suit me best.')).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
