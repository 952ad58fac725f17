import { randomUUID } from 'node:crypto';
import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type Browser,
  type Page,
} from '@playwright/test';
import { controlled } from './control.ts';

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
export async function signInAtProvider(page: Page, { email, firstName }: User) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // On a phone the link is folded into the menu.
  await expect(page.locator('a[href="/api/logout"]')).toBeAttached();
}

/** The same by requests alone: no page is opened. The cookies belong to whatever the requests belong to. */
export async function signIn(request: APIRequestContext, siteUrl: string, { email, firstName }: User) {
  const form = await request.get(`${siteUrl}/api/login`);
  const answer = await request.post(form.url(), { form: { email, firstName, lastName: '' } });
  expect(answer.ok(), `${answer.status()} ${answer.url()}`).toBe(true);
}

/** Logs a new user in and returns the cookies, for contexts that start logged in with a cold cache. */
export async function userState(browser: Browser, siteUrl: string) {
  const context = await browser.newContext();
  await signIn(context.request, siteUrl, newUser());
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Logs a new user in; @returns the header for requests outside of a browser. */
export async function newSession(siteUrl: string): Promise<string> {
  const client = await request.newContext();
  await signIn(client, siteUrl, newUser());
  const { cookies } = await client.storageState();
  await client.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** `user` is a new user; `page` is logged in as that user when a test asks for `user`. */
export const test = base.extend<{ user: User }>({
  user: async ({ context, baseURL }, provide) => {
    if (!controlled) {
      const login = await (await context.request.get('/api/login')).text();
      base.skip(!login.includes('For development only'), 'needs the development login');
    }
    const user = newUser();
    await signIn(context.request, baseURL ?? '', user);
    await provide(user);
  },
});

/** Every test of a file that uses this starts logged in, whether it asks for `user` or not. */
export const asUser = test.extend<{ loggedIn: void }>({
  loggedIn: [async ({ user: _ }, provide) => provide(), { auto: true }],
});

export { expect };
