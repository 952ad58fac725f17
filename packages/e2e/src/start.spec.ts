import { expect, test } from './support/user.ts';

test('a start that throws is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = id => (id === 'page-data' ? null : find(id));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Please reload this page: it did not start.');
});

test('a page whose script does not come says so, and its links work', async ({ page }) => {
  await page.route('**/main.js', route => route.abort());
  await page.goto('/');
  await expect(page.getByText('Please load this page again: it is not complete.')).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL('/home');
});
