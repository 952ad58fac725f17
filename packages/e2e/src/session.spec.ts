import type { Page } from '@playwright/test';
import { answerOperation } from './support/graphql.ts';
import { follow } from './support/pageActions.ts';
import { expect, test } from './support/user.ts';

// The session as the served page contains it.

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

test('a user’s first paint is Home, and neither it nor a navigation asks for the user', async ({
  page,
  user,
}) => {
  const reads = await sessionReads(page);
  const headings = await headingsOf(page);
  // The gateway has 150 ms to answer, which a busy machine may miss.
  await expect(async () => {
    reads.length = 0;
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(`Welcome back, ${user.firstName}.`);
    await page.waitForLoadState('networkidle');
    expect(await headings()).toEqual([`Welcome back, ${user.firstName}.`]);
    expect(reads).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await follow(page, 'Services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
});
