import { stopClock } from './support/clock.ts';
import { needs } from './support/deployment.ts';
import { expect, test } from './support/user.ts';

test.describe('the navigation bar', () => {
  test('offers a visitor Login alone, with the way back', async ({ page }) => {
    await page.goto('/home?x=1');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fhome%3Fx%3D1',
    );
    for (const name of ['Services', 'Education', 'Results', 'About', 'Logout'])
      await expect(banner.getByRole('link', { name })).toHaveCount(0);
  });

  test('folds into a menu on a phone, which Escape closes', async ({ page, user }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/services');
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Results' }).click();
    await expect(page).toHaveURL('/results');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the footer has its links and texts on every page', async ({ page }) => {
  await needs('the default brand and links');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Trade Management', 'Signal Provision', 'Mindset Coaching', 'VIP Membership'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/services');
  await expect(footer.getByRole('link', { name: 'AI Learning' })).toHaveAttribute('href', '/learn');
  for (const name of [
    'Terms of Service',
    'Privacy Policy',
    'Risk Disclaimer',
    'Telegram',
    'Instagram',
    'Twitter',
    'YouTube',
  ])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '#');
  await expect(footer).toContainText('hello@ounceandblock.example');
  await expect(footer).toContainText('Trading involves risk. Results are not guaranteed.');
  await expect(footer).toContainText('© 2024');
});

test('a toast stays 5000 ms, one at a time, and can be closed', async ({ page, user: _ }) => {
  await stopClock(page);
  await page.goto('/contact');
  const toast = page.locator('li[data-state="open"]', { hasText: 'Payment Integration' });
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await expect(toast).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay with Crypto' }).click();
  await toast.getByRole('button', { name: /close/i }).click();
  await expect(toast).toHaveCount(0);
});

test('Back restores the scroll position', async ({ page, user: _ }) => {
  await needs('the first services and testimonials');
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('main').getByText('View Our Track Record').click();
  await expect(page).toHaveURL('/results');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('title, description, canonical address and Open Graph change with the page', async ({
  page,
  user: _,
}) => {
  await page.goto('/services');
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/About/);
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/about$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /About/);
});
