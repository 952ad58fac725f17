import { randomUUID } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { needs } from './deployment.ts';

export interface Member {
  email: string;
  firstName: string;
}

/** Logs in on the identity provider's page, where the browser already is, and waits until it is back on the site. */
export async function signInAtProvider(page: Page, member: Member) {
  await needs('the development identity provider');
  await fillInSignIn(page, member);
}

/** The same outside of a test. */
export async function fillInSignIn(page: Page, { email, firstName }: Member) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // On a phone the link is folded into the menu.
  await expect(page.locator('a[href="/api/logout"]')).toBeAttached();
}

export const newMember = (firstName = 'Ada'): Member => ({
  email: `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
  firstName,
});

/** `member` is somebody who never was here before; `page` is theirs and logged in when a test asks for `member`. */
export const test = base.extend<{ member: Member }>({
  member: async ({ page }, use) => {
    await needs('the development identity provider');
    const member = newMember();
    await page.goto('/api/login');
    await signInAtProvider(page, member);
    await use(member);
  },
});

/** Every test of a file that uses this starts logged in, whether it looks at the member or not. */
export const asMember = test.extend<{ loggedIn: void }>({
  loggedIn: [async ({ member: _ }, use) => use(), { auto: true }],
});

export { expect };
