import type { Page } from '@playwright/test';
import { controlled } from '../support/control.ts';
import { expect, test } from '../support/copiedSite.ts';
import { follow, saveData } from '../support/pageActions.ts';
import { versionsLoadedBy } from '../support/registry.ts';

test.skip(!controlled, 'needs the release store of the site');

const firstService = (page: Page) => page.getByRole('heading', { name: 'Risk Health Check' });

test('a release and a rollback reach the next page without a restart, and an open tab keeps working', async ({
  page,
  context,
  site,
}) => {
  const { origin } = site.hosts.marketing;
  const original = site.versionOf('marketing');
  const openPage = async () => {
    const tab = await context.newPage();
    const versions = versionsLoadedBy(tab, origin);
    await tab.goto('/services');
    await expect(firstService(tab)).toBeVisible();
    return [...versions];
  };
  /** The version whose pictures are in the served HTML. */
  const versionInHtml = async () =>
    / poster="[^"]*\/([^/"]+)\/[^/"]+"/.exec(await (await fetch(`${site.url}/welcome`)).text())?.[1];

  // A tab that has shown one page of the microfrontend.
  await saveData(page);
  const versionsOfOpenTab = versionsLoadedBy(page, origin);
  await page.goto('/services');
  await expect(firstService(page)).toBeVisible();

  // A stored build, as after --traffic 0: what a release builds and rejects is tested by the project gate.
  const next = await site.release('marketing', { traffic: 0 });
  const options = ['--published', next, '--no-browser', '--traffic', '100'];
  expect(await site.run('release', 'marketing', ...options)).toContain('rollback -- marketing');
  expect(await openPage()).toEqual([next]);
  await expect.poll(versionInHtml).toBe(next);
  // A chunk that was not loaded before the release.
  await follow(page, 'Results');
  await expect(page.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
  expect([...versionsOfOpenTab]).toEqual([original]);

  await site.run('rollback', 'marketing');
  expect(await openPage()).toEqual([original]);
  await expect.poll(versionInHtml).toBe(original);
});
