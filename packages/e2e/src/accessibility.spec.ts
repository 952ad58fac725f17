import type { Page } from '@playwright/test';
import { expectAccessible, viewports } from './support/pageActions.ts';
import { expect, test } from './support/user.ts';

// What opens on a page, and the keyboard. The pages themselves: pages.spec.ts.

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a toast and a form with errors have no violation', async ({ page, user: _ }) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  await expect(page.getByText('Payment Integration', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the tutor with an answer and an answered question have no violation', async ({ page, user: _ }) => {
  await visit(page, '/education/beginner/2');
  await page.getByRole('button', { name: 'Ask the tutor about this lesson' }).click();
  await page
    .getByRole('button', { name: /^What does/ })
    .first()
    .click();
  await expect(page.getByRole('log').getByRole('link').first()).toBeVisible();
  await page.getByRole('group', { name: /\?$/ }).first().getByRole('button').first().click();
  await expectAccessible(page);
});

test('locked lessons, calculators and the glossary have no violation', async ({ page, user: _ }) => {
  for (const address of ['/beginner/5', '?tool=position-size', '?tool=glossary']) {
    await visit(page, `/education${address}`);
    await expectAccessible(page);
  }
});

test('the open menu of a phone has no violation', async ({ page, user: _ }) => {
  await page.setViewportSize(viewports.phone);
  await visit(page, '/services');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
});

test('a section that is unavailable, and a prerendered page without its code, have no violation', async ({
  page,
  user: _,
}) => {
  await page.route(/remoteEntry/, route => route.abort());
  for (const path of ['/education', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the keyboard alone joins, logs in, books, finds the booking and logs out', async ({ page }) => {
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
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your consultations' })).toContainText('Key Board');

  await tabTo('Logout', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
