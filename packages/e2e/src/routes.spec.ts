import { consoleProblems } from './support/console.ts';
import { needs } from './support/deployment.ts';
import { expect, test } from './support/user.ts';
import { microfrontendOrigins } from './support/registry.ts';

const open = [
  { path: '/', title: /^Ounce & Block/ },
  { path: '/welcome', title: /Welcome.*Ounce & Block/ },
  { path: '/home', title: /Home.*Ounce & Block/ },
];
const userPages = ['Services', 'Education', 'Results', 'About', 'Contact'].map(name => ({
  name,
  path: `/${name.toLowerCase()}`,
}));

for (const { path, title } of open) {
  test(`${path} is open to a visitor and logs no problem`, async ({ page, request }) => {
    await needs('the default brand and links');
    expect(await (await request.get(path)).text()).toMatch(/<title>[^<]*Ounce &amp; Block/);
    const problems = consoleProblems(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

for (const { name, path } of userPages) {
  test(`${path} shows a visitor the gate and loads nothing of the page`, async ({ page, request }) => {
    const loaded: string[] = [];
    page.on('request', request => loaded.push(request.url()));
    const answer = await page.goto(`${path}?from=test`);
    expect(answer?.status()).toBe(200);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    const login = main.getByRole('link', { name: /Login/ });
    await expect(login).toHaveAttribute(
      'href',
      `/api/login?returnTo=${encodeURIComponent(`${path}?from=test`)}`,
    );
    await expect(page).toHaveURL(`${path}?from=test`);
    await expect(page).toHaveTitle(new RegExp(name));
    await page.waitForLoadState('networkidle');
    const hosts = await microfrontendOrigins(request);
    expect(loaded.map(url => new URL(url)).filter(({ origin }) => hosts.has(origin))).toEqual([]);
  });

  test(`${path} shows a user the page and logs no problem`, async ({ page, user }) => {
    const problems = consoleProblems(page);
    await page.goto(path);
    await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Login/ })).toHaveCount(0);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    if (name !== 'Contact') await expect(current).toHaveText(name);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test('an unknown path returns the 404 page with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('/learn returns 404 and links to Education', async ({ page }) => {
  expect((await page.goto('/learn'))?.status()).toBe(404);
  await expect(page.getByRole('main').locator('a[href="/education"]')).toBeVisible();
});

test('a link inside the site shows a visitor the gate', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Signal Provision' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main').getByRole('link', { name: /Login/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').locator('a[href="/welcome"]').first()).toBeVisible();
});

test('a user moves between microfrontends without loading the document again', async ({ page, user }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(user.firstName);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { name, path } of userPages.filter(({ name }) => name !== 'Contact')) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('hovering over a link prefetches the code of its page', async ({ page, request, user: _ }) => {
  const origins = await microfrontendOrigins(request);
  const scripts: string[] = [];
  page.on('requestfinished', asked => {
    const url = asked.url();
    if (asked.resourceType() === 'script' && origins.has(new URL(url).origin)) scripts.push(url);
  });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' });
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await link.hover();
  // About is served by another host.
  await expect.poll(() => new Set(scripts.map(url => new URL(url).origin)).size).toBe(2);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  expect(scripts.slice(before)).toEqual([]);
});
