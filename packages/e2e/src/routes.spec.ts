import { untilHydrated } from './support/pageActions.ts';
import { pages } from './support/pages.ts';
import { expect, test } from './support/user.ts';
import { microfrontendOrigins } from './support/registry.ts';

const userPages = pages.filter(({ access, path }) => access === 'user' && !path.includes(':'));

test('a page for users shows a visitor the sign-in gate and loads nothing of the page', async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).origin));
  for (const { name, path } of userPages) {
    const answer = await page.goto(`${path}?from=test`);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    const login = main.getByRole('link', { name: /Login/ });
    const target = `/api/login?returnTo=${encodeURIComponent(`${path}?from=test`)}`;
    await expect(login).toHaveAttribute('href', target);
    await expect(page).toHaveURL(`${path}?from=test`);
    await expect(page).toHaveTitle(new RegExp(name));
    for (const picture of await main.locator('img').all())
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await untilHydrated(page);
  }
  await page.waitForLoadState('networkidle');
  const hosts = new Set((await microfrontendOrigins(request)).values());
  expect(loaded.filter(origin => hosts.has(origin))).toEqual([]);
});

test('hovering over a link prefetches the code of its page', async ({ page, request, user: _ }) => {
  const origins = new Set((await microfrontendOrigins(request)).values());
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
  // The last of its chain; between two of them the network may be idle.
  await expect.poll(() => scripts.filter(url => url.includes('/page-education')).length).toBe(1);
  const before = scripts.length;
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  // Progress comes behind the page.
  expect(scripts.slice(before).filter(url => /\/(?:page-|remoteEntry|routes)/.test(url))).toEqual([]);
});
