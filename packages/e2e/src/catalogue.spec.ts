import { needs } from './support/deployment.ts';
import { answerOperation, data, failWith } from './support/graphql.ts';
import { asUser as test, expect } from './support/user.ts';

const held = () => {
  let release = () => {};
  const waiting = new Promise<void>(resolve => (release = resolve));
  return { waiting, release: () => release() };
};

test.beforeEach(() => needs('the first services and testimonials'));

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

    await actions.first().click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await page.getByRole('button', { name: /^Join VIP Now/ }).click();
    await expect(page).toHaveURL('/contact?service=vip');
  });

  test('shows a message when the list is empty', async ({ page }) => {
    await answerOperation(page, 'services', data({ services: [] }));
    await page.goto('/services');
    await expect(page.getByText('No services available at the moment.')).toBeVisible();
  });

  test('shows the error and a retry loads the list', async ({ page }) => {
    let failing = true;
    const fail = failWith(503, 'The catalogue is unavailable.');
    await answerOperation(page, 'services', route => (failing ? fail(route) : route.fallback()));
    await page.goto('/services');
    await expect(page.getByText('503: The catalogue is unavailable.')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
  });

  test('is requested once for two visits of the page', async ({ page }) => {
    let reads = 0;
    // The home screen after a login requests the services as well: leave it before counting.
    await page.goto('about:blank');
    await answerOperation(page, 'services', route => (reads++, route.fallback()));
    await page.goto('/services');
    await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'About' }).click();
    await nav.getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { name: 'Risk Health Check' })).toBeVisible();
    expect(reads).toBe(1);
  });

  test('ends with links to a consultation and to the track record', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('main').getByText('View Our Track Record').click();
    await expect(page).toHaveURL('/results');
    await page.goBack();
    await page.getByRole('main').getByText('Book Free Consultation').click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('results', () => {
  test('shows figures, charts, achievements and testimonials with their stars', async ({ page }) => {
    const { waiting, release } = held();
    await answerOperation(page, 'testimonials', route => waiting.then(() => route.fallback()));
    await page.goto('/results');
    const main = page.getByRole('main');
    await expect(main.getByText('Loading testimonials...')).toBeVisible();
    release();
    await expect(main.getByText('Loading testimonials...')).toHaveCount(0);
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

  test('shows the error and a retry loads the list', async ({ page }) => {
    let failing = true;
    const fail = failWith(500, 'Something went wrong.');
    await answerOperation(page, 'testimonials', route => (failing ? fail(route) : route.fallback()));
    await page.goto('/results');
    await expect(page.getByText('500: Something went wrong.')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  });
});
