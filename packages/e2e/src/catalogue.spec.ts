import { answerOperation, failWith } from './support/graphql.ts';
import { probe } from './support/loadProbe.ts';
import { asUser as test, expect, test as visitorTest } from './support/user.ts';

visitorTest('the sign-in gate leads to the prices, which move nothing when they come', async ({ page }) => {
  await page.addInitScript(probe, 'main h1');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/services', route => held.promise.then(() => route.continue()));
  await page.goto('/services');
  await page.getByRole('link', { name: 'See prices' }).click();
  await expect(page).toHaveURL('/#prices');
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices.getByText('Loading prices...')).toBeAttached();
  await expect(prices.getByRole('heading', { name: 'Free, with an account' })).toBeInViewport();
  await prices.getByRole('heading', { name: 'Services' }).scrollIntoViewIfNeeded();
  const shifted = () => page.evaluate(() => window.loadMetrics.layoutShift);
  // Not what the change of the page moved.
  const before = await shifted();
  held.resolve();
  await expect(prices.getByText('$149 / month', { exact: true })).toBeVisible();
  expect((await shifted()) - before).toBeLessThan(0.001);
});

test('the services are in the list with their actions, and the form knows which was chosen', async ({
  page,
}) => {
  await page.goto('/services');
  const actions = page.getByRole('main').getByRole('button', { name: /^(Get Started|Join VIP Now)/ });
  await expect(actions).toHaveCount(8);
  await page.getByRole('button', { name: /^Get Started.*Mindset Coaching/ }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main')).toContainText('Mindset Coaching');
  await expect(page.getByLabel('Service interest')).toHaveValue('coaching');
});

test('Results shows figures, charts and achievements, and after a retry the testimonials with their stars', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let failing = true;
  const fail = failWith(500, 'Something went wrong.');
  await answerOperation(page, 'testimonials', route =>
    held.promise.then(() => (failing ? fail(route) : route.fallback())),
  );
  await page.goto('/results');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading testimonials...')).toBeVisible();
  held.resolve();
  await expect(main.getByText('500: Something went wrong.')).toBeVisible();
  failing = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  for (const text of [
    '87%',
    'Win Rate',
    '$2.4M',
    'Total Profits',
    '500+',
    'Successful Trades',
    '1000+',
    'Happy Clients',
    '12+ Years',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Zero Losses').first()).toBeVisible();
  await expect(main.getByText(/Top 1%/).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /gold/i }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /bitcoin/i }).first()).toBeVisible();
  await expect(main.getByText(/simulated prices/i).first()).toBeVisible();
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(main.getByRole('img', { name: '4 out of 5 stars' })).toHaveCount(2);
  // Said once, for all of them.
  await expect(main.getByText(/^Samples?$/)).toHaveCount(1);
});
