import { expect, type Page } from '@playwright/test';
import type { User } from './user.ts';

/** Books a consultation with this message by the form, for the user who is logged in. */
export async function book(page: Page, { firstName, email }: User, message: string) {
  await page.goto('/contact?service=signals');
  await page.getByLabel('Name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('020 7946 0001');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
}
