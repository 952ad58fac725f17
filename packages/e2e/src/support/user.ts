import { randomUUID } from 'node:crypto';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { needs } from './deployment.ts';

export interface User {
  email: string;
  firstName: string;
}

/** A user that the identity provider has not seen. */
export const newUser = (firstName = 'Ada'): User => ({
  email: `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
  firstName,
});

/** Logs in on the identity provider's page, where the browser already is, and waits until it is back on the site. */
export async function signInAtProvider(page: Page, user: User) {
  await needs('the development identity provider');
  await fillInSignIn(page, user);
}

/** The same outside of a test. */
async function fillInSignIn(page: Page, { email, firstName }: User) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // On a phone the link is folded into the menu.
  await expect(page.locator('a[href="/api/logout"]')).toBeAttached();
}

/** Logs a new user in and returns the cookies, for contexts that start logged in with a cold cache. */
export async function userState(browser: Browser, siteUrl: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${siteUrl}/api/login`);
  await fillInSignIn(page, newUser());
  const state = await context.storageState();
  await context.close();
  return state;
}

/** `user` is a new user; `page` is logged in as that user when a test asks for `user`. */
export const test = base.extend<{ user: User }>({
  user: async ({ page }, use) => {
    await needs('the development identity provider');
    const user = newUser();
    await page.goto('/api/login');
    await signInAtProvider(page, user);
    await use(user);
  },
});

/** Every test of a file that uses this starts logged in, whether it asks for `user` or not. */
export const asUser = test.extend<{ loggedIn: void }>({
  loggedIn: [async ({ user: _ }, use) => use(), { auto: true }],
});

export { expect };
