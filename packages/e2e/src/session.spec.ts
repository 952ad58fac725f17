import type { Page } from '@playwright/test';
import { answerOperation, data } from './support/graphql.ts';
import { expect, test } from './support/user.ts';

// The session as the served page contains it, and as the browser reads it where the page does not.

async function sessionReads(page: Page) {
  const reads: string[] = [];
  await answerOperation(page, 'currentUser', route => (reads.push(route.request().url()), route.fallback()));
  return reads;
}

/** Every heading that a page has rendered, in order. */
async function headingsOf(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = Object.assign(window, { headings: [] as string[] }).headings;
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== seen.at(-1)) seen.push(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

test('a user’s first paint is Home, without a request for the user', async ({ page, user }) => {
  const reads = await sessionReads(page);
  const headings = await headingsOf(page);
  // The gateway has 150 ms to answer, which a busy machine may miss.
  await expect(async () => {
    reads.length = 0;
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(`Welcome back, ${user.firstName}.`);
    await page.waitForLoadState('networkidle');
    expect(await headings()).toEqual(['Trade gold and Bitcoin with a plan, not a hunch.']);
    expect(reads).toEqual([]);
  }).toPass({ timeout: 25_000 });
});

test('a visitor’s page makes no request for the user', async ({ page }) => {
  const reads = await sessionReads(page);
  await page.goto('/services');
  await expect(page.getByRole('main').getByRole('link', { name: /Login/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
});

test.describe('when the page was served without the user', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.addCookies([{ name: 'ounce.sid', value: 'x', url: test.info().project.use.baseURL ?? '' }]);
    await page.route('**/home', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/,"user":null\}/, '}') });
    });
  });

  test('the browser reads the user', async ({ page }) => {
    const currentUser = {
      __typename: 'User',
      id: '1',
      email: 'g@example.com',
      firstName: 'Grace',
      lastName: null,
    };
    await answerOperation(page, 'currentUser', data({ currentUser }));
    await page.goto('/home');
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Grace', { exact: true })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  });

  test('a failed request means a visitor, and is not repeated', async ({ page }) => {
    let reads = 0;
    await answerOperation(page, 'currentUser', route => (reads++, route.abort()));
    await page.goto('/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reads).toBe(1);
  });
});
