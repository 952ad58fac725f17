import type { Page } from '@playwright/test';
import { answerOperation, data } from './support/graphql.ts';
import { expect, test } from './support/user.ts';

// The session as the page brings it, and as the browser asks for it where the page could not.

async function sessionReads(page: Page) {
  const reads: string[] = [];
  await answerOperation(page, 'currentUser', route => (reads.push(route.request().url()), route.fallback()));
  return reads;
}

/** Every heading of a page that was ever drawn, in this order. */
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

test('a user’s first paint is Home: the page comes with who they are', async ({ page, user }) => {
  const reads = await sessionReads(page);
  const headings = await headingsOf(page);
  // The gateway has 150 ms to say who is there, which a busy machine may miss now and then.
  await expect(async () => {
    reads.length = 0;
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(`Welcome back, ${user.firstName}.`);
    await page.waitForLoadState('networkidle');
    expect(await headings()).toEqual(['Trade gold and Bitcoin with a plan, not a hunch.']);
    expect(reads).toEqual([]);
  }).toPass({ timeout: 25_000 });
});

test('a visitor’s page asks nobody', async ({ page }) => {
  const reads = await sessionReads(page);
  await page.goto('/services');
  await expect(page.getByRole('main').getByRole('link', { name: /Login/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
});

test.describe('where the page could not be told in time', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.addCookies([{ name: 'ounce.sid', value: 'x', url: test.info().project.use.baseURL ?? '' }]);
    await page.route('**/home', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/,"user":null\}/, '}') });
    });
  });

  for (const [names, shown] of [
    [{ firstName: 'Grace', email: 'g@example.com' }, 'Grace'],
    [{ firstName: null, email: 'g@example.com' }, 'g@example.com'],
    [{ firstName: null, email: null }, 'User'],
  ] as const)
    test(`the browser asks, and calls a user ${shown}`, async ({ page }) => {
      const currentUser = { id: '1', lastName: null, ...names };
      await answerOperation(page, 'currentUser', data({ currentUser }));
      await page.goto('/home');
      await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Logout' })).toHaveAttribute(
        'href',
        '/api/logout',
      );
    });

  test('a failed answer means a visitor, and is not asked for again', async ({ page }) => {
    let reads = 0;
    await answerOperation(page, 'currentUser', route => (reads++, route.abort()));
    await page.goto('/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reads).toBe(1);
  });
});
