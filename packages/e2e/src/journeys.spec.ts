import type { Page } from '@playwright/test';
import { expectAccessible, follow, openHydrated, viewports } from './support/pageActions.ts';
import { pages } from './support/pages.ts';
import { expect, newUser, signInAtProvider, test } from './support/user.ts';

// Ways of visitors and users through several pages.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone });

  test('joining by email leads to the first lesson', { tag: '@every-browser' }, async ({ page }) => {
    const user = newUser('Grace');
    await page.goto('/');
    await main(page).locator('a[href="/welcome"]').first().click();
    await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
    await page.waitForURL('**/home');
    const account = main(page).getByRole('link', { name: 'Create your free account' });
    await expect(account).toHaveAttribute('href', new RegExp(`login_hint=${encodeURIComponent(user.email)}`));
    await account.click();
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await signInAtProvider(page, user);

    await page.goto('/education');
    const start = page.getByRole('button', { name: /^Start/ }).first();
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/education/beginner/1');
    await expect(heading(page)).toBeFocused();
    const lesson = main(page).getByRole('heading', { name: 'Key terms' });
    await expect(lesson).toBeVisible();
    await page.reload();
    await expect(lesson).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/education');
  });

  test(
    'the menu leads to every page without a new document, and Back and Forward show them again',
    { tag: '@every-browser' },
    async ({ page, user: _ }) => {
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const titles: string[] = [];
      for (const { name, path } of pages.filter(
        ({ access, navigation }) => access === 'user' && navigation,
      )) {
        await follow(page, name);
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toBeFocused();
        titles.push((await heading(page).textContent()) ?? '');
      }
      for (const title of titles.slice(0, -1).reverse()) {
        await page.goBack();
        await expect(heading(page)).toHaveText(title);
      }
      for (const title of titles.slice(1)) {
        await page.goForward();
        await expect(heading(page)).toHaveText(title);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
    },
  );
});

test('the keyboard alone skips to the content, joins, logs in, books, finds the booking and logs out', async ({
  page,
}) => {
  await openHydrated(page, '/welcome');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'textbox') => {
    const target = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate(node => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('Email', 'textbox');
  await page.keyboard.type(`keys.${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');

  await openHydrated(page, '/contact?service=signals');
  await tabTo(/Login/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tabTo('Email', 'textbox');
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\?service=signals$/);

  await tabTo('Use my account details', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Name', 'textbox');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Key Board');
  await tabTo('Phone', 'textbox');
  await page.keyboard.type('020 7946 0002');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your consultations' })).toContainText('Key Board');

  await tabTo('Logout', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('every link of a public page leads to a page or to its sign-in gate', async ({ page, request }) => {
  for (const path of ['/', '/welcome', '/home', '/services']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const targets = await main(page)
      .locator('a[href^="/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
    for (const target of new Set(targets.filter(href => !href.startsWith('/api/'))))
      expect((await request.get(target)).status(), `${path} → ${target}`).toBe(200);
  }
});

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('sees the button to join at once, and the bar covers no focused field', async ({ page }) => {
    await page.goto('/welcome');
    const join = page.getByRole('button', { name: 'Join Ounce & Block' });
    await expect(join).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    // The key scrolls at the browser's leisure, which would move what is focused after it.
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    const bar = await page.getByRole('banner').boundingBox();
    await join.focus();
    await page.keyboard.press('Shift+Tab');
    const field = page.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeFocused();
    await expect.poll(async () => (await field.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.height);
  });

  test('reaches the menu, the promotion and the tutor', async ({ page, user: _ }) => {
    await page.goto('/education');
    await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await follow(page, 'Results');
    await expect(page).toHaveURL('/results');
    await page.clock.install();
    await openHydrated(page, '/home');
    await page.clock.runFor(9000);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport();
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
