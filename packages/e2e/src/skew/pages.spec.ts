import { microfrontends, type Page as SitePage } from '@site/federation/microfrontends';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { asUser, expect, test } from '../support/user.ts';

// The shell and the microfrontends of the site under test were built from different commits.

const { versions, pages } = JSON.parse(process.env['SKEW'] ?? '{"versions":{},"pages":[]}') as {
  versions: Record<string, string>;
  pages: string[];
};
const shared = microfrontends.flatMap(({ name, pages: own }) =>
  own.filter(({ path }) => pages.includes(path)).map((page: SitePage) => ({ ...page, microfrontend: name })),
);
const user = shared.filter(({ access, path }) => access === 'user' || path === '/home');

/** What a fallback version or a failure would leave. */
function observe(page: Page) {
  const loaded = new Set<string>();
  const failures: string[] = [];
  page.on('response', response => {
    const [, version] = /\/([^/]+)\/remoteEntry\.[^/]*js$/.exec(response.url()) ?? [];
    if (version) loaded.add(version);
  });
  page.on('request', request => {
    if (request.url().endsWith('/error-reports')) failures.push(request.postData() ?? '');
  });
  page.on('pageerror', error => failures.push(error.message));
  return { loaded, failures };
}

async function expectShown(
  page: Page,
  { microfrontend }: (typeof shared)[number],
  seen: ReturnType<typeof observe>,
) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await untilHydrated(page);
  await expect.poll(() => [...seen.loaded]).toContain(versions[microfrontend]);
  await page.waitForLoadState('networkidle');
  await expect(main).not.toContainText(/unavailable right now|could not be loaded|Login to/);
  expect(seen.failures).toEqual([]);
  const known = new Set(Object.values(versions));
  expect([...seen.loaded].filter(version => !known.has(version))).toEqual([]);
}

for (const entry of shared.filter(({ access }) => access === 'public'))
  test(`a visitor sees ${entry.path}`, async ({ page }) => {
    const seen = observe(page);
    await page.goto(entry.path);
    await expectShown(page, entry, seen);
  });

for (const entry of user)
  asUser(`a user sees ${entry.path}`, async ({ page }) => {
    const seen = observe(page);
    await page.goto(entry.path);
    await expectShown(page, entry, seen);
  });

asUser('a user goes from page to page without a new page load', async ({ page }) => {
  const seen = observe(page);
  await page.goto('/about');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const entry of user.filter(({ navigation, path }) => navigation && path !== '/about')) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry.name }).click();
    await expect(page).toHaveURL(entry.path);
    await expectShown(page, entry, seen);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
