import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { needs } from './support/deployment.ts';
import { expect, test } from './support/user.ts';
import { viewports } from './support/viewports.ts';

const publicPages = ['/', '/welcome', '/home', '/no-such-page'];
const userPages = ['/services', '/education', '/results', '/about', '/contact'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [size, viewport] of Object.entries(viewports)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const path of [...publicPages, '/services'])
      test(`${path} as a visitor has no violation`, async ({ page }) => {
        await visit(page, path);
        await expectAccessible(page);
      });

    for (const path of ['/', ...userPages])
      test(`${path} as a user has no violation`, async ({ page, user: _ }) => {
        await visit(page, path);
        await expectAccessible(page);
      });

    test('the modal, a toast and a form with errors have no violation', async ({ page, user: _ }) => {
      await needs('the default brand and links');
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Book Consultation' }).click();
      await page.getByRole('button', { name: 'Pay with Card' }).click();
      await expect(page.getByText('Payment Integration', { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.context().clearCookies();
      await stopClock(page);
      await page.goto('/home');
      await page.clock.runFor(8500);
      await expect(page.getByRole('dialog')).toBeVisible();
      // axe needs a running clock.
      await page.clock.resume();
      await expectAccessible(page);
    });
  });
}

test('the tutor with an answer and an answered question have no violation', async ({ page, user: _ }) => {
  await visit(page, '/education?module=2');
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await page.getByRole('button', { name: 'What is a stop-loss?' }).click();
  await expect(page.getByRole('log').getByRole('link').first()).toBeVisible();
  await page.getByRole('group').first().getByRole('button').first().click();
  await expectAccessible(page);
});

for (const search of ['module=5', 'tool=position-size', 'tool=glossary'])
  test(`/education?${search} has no violation`, async ({ page, user: _ }) => {
    await visit(page, `/education?${search}`);
    await expectAccessible(page);
  });

test('the open menu of a phone has no violation', async ({ page, user: _ }) => {
  await page.setViewportSize(viewports.phone);
  await visit(page, '/services');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
});

test('a section that is unavailable has no violation', async ({ page, user: _ }) => {
  await page.route(/remoteEntry/, route => route.abort());
  await page.goto('/education');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('a prerendered page without its microfrontend has no violation', async ({ page }) => {
  await page.route(/remoteEntry/, route => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('the keyboard selects and pauses slides', async ({ page }) => {
  await visit(page, '/welcome');
  await page.getByRole('button', { name: 'Slide 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /play/i })).toBeFocused();
});

test('no page scrolls horizontally at 320 px or with text at 200 %', async ({ page, user: _ }) => {
  test.setTimeout(90_000);
  for (const path of [...publicPages, ...userPages]) {
    for (const [width, fontSize] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await page.evaluate(size => (document.documentElement.style.fontSize = size), fontSize);
      const [scroll, client] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(scroll, `${path} at ${width} px, ${fontSize}`).toBeLessThanOrEqual(client);
    }
  }
});

test('the keyboard alone joins, logs in and books', async ({ page }) => {
  await needs('the development identity provider');
  await visit(page, '/welcome');
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

  await visit(page, '/contact?service=signals');
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
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
