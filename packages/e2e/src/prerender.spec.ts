import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  consoleProblems,
  expectAccessible,
  openWithoutScripts,
  untilHydrated,
} from './support/pageActions.ts';
import { expect, newUser, test } from './support/user.ts';

// Public pages are readable before any script runs, and are hydrated without a change.

const HOME = 'Trade gold and Bitcoin with a plan, not a hunch.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads landing, welcome and home, and links lead from one to the next', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveCSS('font-family', /Fraunces/);
    await page.getByRole('main').locator('a[href="/welcome"]').first().click();

    await expect(page).toHaveURL('/welcome');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible();
    for (const useless of [/^Join Ounce/, /Slide 2/, /Pause/, 'Menu'])
      await expect(page.getByRole('button', { name: useless })).toHaveCount(0);
    await page.getByRole('link', { name: 'Skip for now' }).click();

    await expect(page).toHaveURL('/home');
    await expect(heading(page)).toHaveText(HOME);
    await expect(page.locator('main noscript p')).toContainText(['need JavaScript']);
    await expect(page.getByText('Loading services…')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Get Free Signals' }).click();

    await expect(page).toHaveURL('/services');
    await expect(heading(page)).toContainText('Services');
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Open the free channel/ }),
    ).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: /Login/ })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fservices',
    );
  });

  test('the 404 page has its text and links', async ({ page }) => {
    expect((await page.goto('/learn'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Go to Education' })).toBeVisible();
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('before the scripts are loaded', () => {
  test('typed text and focus survive hydration', async ({ page }) => {
    const release = await openWithoutScripts(page, '/welcome');
    const field = page.getByRole('textbox', { name: 'Email' });
    await field.pressSequentially('ada@exam');
    release();
    await untilHydrated(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('ple.com');
    await expect(field).toHaveValue('ada@example.com');
  });

  test('early clicks and submissions run after hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openWithoutScripts(page, '/welcome');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('textbox', { name: 'Email' }).fill(newUser().email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/welcome');
    release();
    await expect(page.getByText('Welcome to Ounce & Block!').first()).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
});

test('a page that arrives slowly is painted whole: nothing moves', async ({ page }) => {
  const html = await (await page.request.get('/services')).text();
  const cut = html.indexOf('</h1>');
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(html.slice(0, cut));
    void sleep(1000).then(() => response.end(html.slice(cut)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint').map(entry => entry.startTime));
  await expect.poll(firstPaint).toEqual([expect.any(Number)]);
  server.close();
  expect((await firstPaint())[0]).toBeGreaterThan(1000);
});

for (const [what, version, said] of [
  ['of another version', '0', ''],
  ['that differs from its code, which the console says,', undefined, 'the page was rendered again'],
] as const)
  test(`a prerendered page ${what} is rendered anew`, async ({ page }) => {
    const problems = consoleProblems(page);
    const release = await openWithoutScripts(page, '/home');
    await heading(page).evaluate((node, other) => {
      node.textContent = 'Other words.';
      // Its text node: the Trusted Types policy forbids to set a script element's text.
      const data = document.getElementById('page-data')!.firstChild as Text;
      if (other) data.data = data.data.replace(/("prerendered":\{"version":")[^"]+"/, `$1${other}"`);
    }, version);
    release();
    await expect(heading(page)).toHaveText(HOME);
    if (said) expect(problems.join()).toContain(said);
    else expect(problems).toEqual([]);
  });

test('a prerendered page stays readable when its microfrontend does not load, and recovers', async ({
  page,
}) => {
  await page.route(/\/remoteEntry\./, () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  const served = await heading(page).elementHandle();
  const signals = page.getByRole('main').getByRole('link', { name: 'Get Free Signals' });
  await signals.focus();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This section is unavailable right now.');
  expect(await heading(page).evaluate((now, then) => now === then, served)).toBe(true);
  await expect(signals).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expectAccessible(page);

  await page.unroute(/\/remoteEntry\./);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(heading(page)).toHaveText(HOME);
  await signals.click();
  await expect(page).toHaveURL('/services');
  await expect(heading(page)).toContainText('Services');
});
