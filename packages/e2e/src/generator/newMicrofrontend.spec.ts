import { microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { consoleProblems } from '../support/console.ts';
import { expect, test } from '../support/user.ts';

const table: readonly Microfrontend[] = microfrontends;
const { path = '', name = '' } = table.at(-1)?.pages[0] ?? {};

test('a visitor gets the sign-in gate of the new page', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(main.getByRole('link', { name: /Login/ })).toBeVisible();
});

test('a user gets the new page with its data', async ({ page, user }) => {
  const problems = consoleProblems(page);
  await page.goto(path);
  await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'VIP Membership' })).toBeVisible();
  expect(problems).toEqual([]);
});
