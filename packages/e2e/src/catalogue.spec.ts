import { answerOperation, failWith } from './support/graphql.ts';
import { probe } from './support/loadProbe.ts';
import { asUser as test, expect, test as visitorTest } from './support/user.ts';

const held = () => {
  let release = () => {};
  const waiting = new Promise<void>(resolve => (release = resolve));
  return { waiting, release: () => release() };
};

visitorTest('the sign-in gate leads to the prices, which move nothing when they come', async ({ page }) => {
  await page.addInitScript(probe, 'main h1');
  const { waiting, release } = held();
  await page.route('**/api/services', route => waiting.then(() => route.continue()));
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
  release();
  await expect(prices.getByText('$149 / month', { exact: true })).toBeVisible();
  expect((await shifted()) - before).toBeLessThan(0.001);
});

test.describe('services', () => {
  test('shows six placeholders, then the list in its order with its actions', async ({ page }) => {
    const { waiting, release } = held();
    await answerOperation(page, 'services', route => waiting.then(() => route.fallback()));
    await page.goto('/services');
    await expect(page.getByTestId('service-skeleton')).toHaveCount(6);
    release();
    await expect(page.getByTestId('service-skeleton')).toHaveCount(0);
    const actions = page.getByRole('main').getByRole('button', { name: /^(Get Started|Join VIP Now)/ });
    await expect(actions).toHaveCount(8);
    await expect(page.getByRole('button', { name: /^Join VIP Now/ })).toHaveCount(1);
    await expect(page.getByText('PREMIUM', { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: /^Get Started.*Mindset Coaching/ }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main')).toContainText('Mindset Coaching');
    await expect(page.getByLabel('Service interest')).toHaveValue('coaching');
    await page.goBack();
    await page.getByRole('button', { name: /^Join VIP Now/ }).click();
    await expect(page).toHaveURL('/contact?service=vip');
  });
});

test.describe('results', () => {
  test('shows figures, charts and achievements, and after a retry the testimonials with their stars', async ({
    page,
  }) => {
    const { waiting, release } = held();
    let failing = true;
    const fail = failWith(500, 'Something went wrong.');
    await answerOperation(page, 'testimonials', route =>
      waiting.then(() => (failing ? fail(route) : route.fallback())),
    );
    await page.goto('/results');
    const main = page.getByRole('main');
    await expect(main.getByText('Loading testimonials...')).toBeVisible();
    release();
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
  });
});
