import { expect, test } from './support/user.ts';

test('the footer has its links and texts on every page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Trade Management', 'Signal Provision', 'Mindset Coaching', 'VIP Membership'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/services');
  await expect(footer.getByRole('link', { name: 'AI Learning' })).toHaveAttribute('href', '/learn');
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Risk Disclaimer', '/risk'],
    ...['Telegram', 'Instagram', 'Twitter', 'YouTube'].map(network => [network, '#']),
  ] as const)
    await expect(footer.getByRole('link', { name: name! })).toHaveAttribute('href', href!);
  // Instead of the first, which leads nowhere yet.
  await expect(footer.getByRole('link', { name: /^free channel/ })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me/,
  );
  await expect(footer.getByTitle(/\(not yet\)$/)).toHaveCount(3);
  const booking = footer.getByRole('link', { name: 'Book a free consultation' });
  await expect(booking).toHaveAttribute('href', '/contact');
  await expect(footer).toContainText('hello@ounceandblock.example');
  await expect(footer).toContainText('Trading involves risk. Results are not guaranteed.');
  await expect(footer).toContainText('© 2024');
});

test('Back and a reload restore the scroll position, a typed address opens at the top', async ({
  page,
  user: _,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('main').getByText('View Our Track Record').click();
  await expect(page).toHaveURL('/results');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  }
  await page.goto('/results');
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
