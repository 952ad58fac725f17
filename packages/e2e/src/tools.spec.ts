import { asUser as test, expect } from './support/user.ts';

test('a calculation is shared by the address of the page', async ({ page, context }) => {
  await page.goto('/education');
  await page.getByRole('link', { name: 'Risk to reward' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(': 1');
  await page.getByLabel('Entry price').fill('100');
  await page.getByLabel('Stop price').fill('90');
  await page.getByLabel('Target price').fill('125');
  await expect(result).toContainText('2.50 : 1');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Target price')).toHaveValue('125');
  await expect(other.getByRole('region', { name: 'Result' })).toContainText('2.50 : 1');
});

test('a calculator marks a number that is missing or makes no sense', async ({ page }) => {
  await page.goto('/education?tool=position-size');
  await page.getByLabel('Account size').fill('a lot');
  await expect(page.getByLabel('Account size')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Result' })).not.toContainText('Loss at the stop');
});

test('the glossary is searched, and a term leads to its lesson', async ({ page }) => {
  await page.goto('/education?tool=glossary');
  await expect(page.getByRole('term')).toHaveCount(120);
  await page.getByLabel('Search the glossary').fill('trailing stop');
  await expect(page.getByRole('term').first()).toHaveText(/trailing stop/i);
  expect(await page.getByRole('term').count()).toBeLessThan(20);
  await page.getByRole('definition').getByRole('link').first().click();
  await expect(page).toHaveURL(/level=\w+&module=\d/);
});
