import type { Page } from '@playwright/test';
import { viewports } from './support/pageActions.ts';
import { asUser as test, expect } from './support/user.ts';

// The reading page of a lesson. Sound and accessible at both sizes: pages.spec.ts.

const open = async (page: Page, address = 'beginner/2') => {
  await page.goto(`/education/${address}`);
  await expect(page.getByRole('heading', { name: 'Key terms' })).toBeVisible();
};
const states = (page: Page) => page.getByRole('main').getByText(/^Lesson \d of 6/);

/** The longest paragraph's characters a line, without its last line. */
const charactersALine = (page: Page) =>
  page.evaluate(() => {
    const [longest] = [...document.querySelectorAll('main section p')].sort(
      (one, other) => other.textContent.length - one.textContent.length,
    );
    const text = longest!.firstChild as Text;
    const range = document.createRange();
    const tops = Array.from(text.data, (_, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.round(range.getBoundingClientRect().top / 8);
    });
    const ends = tops.flatMap((top, index) => (top === tops[index - 1] ? [] : [index])).slice(1);
    return ends.at(-1)! / ends.length;
  });

test('a desktop has 60 to 75 characters a line, and the contents in view from start to end', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await open(page);
  const measured = await charactersALine(page);
  expect(measured).toBeGreaterThan(60);
  expect(measured).toBeLessThan(75);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.getByRole('link', { name: 'Next lesson' }).scrollIntoViewIfNeeded();
  await contents.getByRole('link', { name: 'Leverage and margin calls' }).click();
  const section = page.getByRole('heading', { name: 'Leverage and margin calls' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(contents).toBeInViewport({ ratio: 1 });
  // A lesson that is begun opens where it was left, in a new document, too.
  await page.goto('/education');
  await open(page);
  await expect(section).toBeInViewport();
});

test('a phone has the contents folded, and the tutor in a sheet that Escape closes', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await open(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Key terms' }).click();
  await expect(page.getByRole('heading', { name: 'Key terms' })).toBeInViewport();
  const ask = page.getByRole('button', { name: 'Ask the tutor about this lesson' });
  await ask.click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'AI Tutor' })).toBeHidden();
  await expect(ask).toBeFocused();
});

test('what was begun, read and answered is there in another browser', async ({ page, context, browser }) => {
  await open(page);
  await expect(states(page)).toContainText('Begun');
  await page
    .getByRole('group', { name: /recovers a loss/ })
    .getByRole('button', { name: '48%' })
    .click();
  const saved = page.waitForResponse(response => /readAt/.test(response.request().postData() ?? ''));
  await page.getByRole('button', { name: 'Mark as read' }).click();
  expect((await saved).ok()).toBe(true);

  const other = await browser.newContext({ storageState: await context.storageState({ indexedDB: false }) });
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => localStorage.clear());
  const tomorrow = new Date(Date.now() + 86_400_000);
  await elsewhere.clock.install({ time: tomorrow });
  await elsewhere.goto('/');
  await expect(
    elsewhere.getByRole('link', { name: 'Continue: Market Structure Across Timeframes, lesson 1 of 6' }),
  ).toBeVisible();
  await elsewhere.getByRole('link', { name: '1 question, in Risk First' }).click();
  await expect(states(elsewhere)).toContainText('Read on');
  await expect(elsewhere.getByText('Due again')).toBeInViewport();
  await elsewhere.goto('/education');
  await expect(elsewhere.getByRole('list', { name: /^Beginner/ })).toContainText('60 min, read');
  await other.close();
});

test('what was done without a connection waits, and is sent when there is one', async ({ page, context }) => {
  await open(page);
  await expect(states(page)).toContainText('Begun');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(states(page)).toContainText('Read on');
  expect(await page.evaluate(() => localStorage.getItem('education.waiting-progress'))).toContain('readAt');
  const sent = page.waitForResponse(response => /readAt/.test(response.request().postData() ?? ''));
  await context.setOffline(false);
  await sent;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('education.waiting-progress'))).toBeNull();
  await page.reload();
  await expect(states(page)).toContainText('Read on');
});

test('paper has the lesson with its figures, and nothing else of the site', async ({ page }) => {
  await open(page, 'beginner/1');
  // Room is kept for what was there at the last visit.
  await page.getByRole('heading', { name: 'Practice' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeVisible();
  await page.goto('/education');
  await open(page, 'beginner/1');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const empty = () =>
    main.evaluate((one: HTMLElement) => one.offsetHeight - one.querySelector('section')!.offsetHeight);
  await expect.poll(empty).toBeLessThan(2);
  for (const part of ['heading', 'figure'] as const)
    await expect(page.getByRole('main').getByRole(part).first()).toBeVisible();
  for (const name of ['Mark as read', 'Ask the tutor about this lesson'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role).first()).toBeHidden();
});
