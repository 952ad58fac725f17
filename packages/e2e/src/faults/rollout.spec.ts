import type { BrowserContext } from '@playwright/test';
import { FIRST_BROWSER, LAST_BROWSER } from '../support/canaryVisits.ts';
import { controlled } from '../support/control.ts';
import { expect, test, type CopiedSite } from '../support/copiedSite.ts';
import { follow } from '../support/pageActions.ts';
import { versionsLoadedBy } from '../support/registry.ts';

test.skip(!controlled, 'needs the release store of the site');

/** The version of the contact page that this browser gets. */
async function versionIn(context: BrowserContext, { hosts }: CopiedSite) {
  const page = await context.newPage();
  const loaded = versionsLoadedBy(page, hosts.contact.origin);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Book Consultation' })).toBeVisible();
  await page.close();
  return [...loaded].join();
}

test('a canary serves its share of the browsers, and each keeps their version', async ({ context, site }) => {
  const placed = (value: string) => context.addCookies([{ name: 'ounce.rollout', value, url: site.url }]);
  const canary = await site.release('contact', { traffic: 10 });
  await placed(FIRST_BROWSER);
  expect(await versionIn(context, site)).toBe(canary);
  await placed(LAST_BROWSER);
  expect(await versionIn(context, site)).not.toBe(canary);

  await context.clearCookies({ name: 'ounce.rollout' });
  const first = await versionIn(context, site);
  const place = (await context.cookies(site.url)).find(({ name }) => name === 'ounce.rollout')?.value;
  expect(place).toMatch(/^\d+$/);
  expect(Number(place) < Number(LAST_BROWSER) / 10).toBe(first === canary);
  expect(await versionIn(context, site)).toBe(first);
});

test('a developer pins a published version for one browser, sees a badge, and resets it', async ({
  page,
  context,
  site,
}) => {
  const version = await site.release('contact', { traffic: 0 });
  const badge = page.getByRole('complementary', { name: 'Pinned version' });
  expect(await versionIn(context, site)).not.toBe(version);

  await page.goto('/releases');
  await page.getByRole('button', { name: `Pin contact@${version}` }).click();
  await expect(badge).toHaveText(/^Pinned: contact /);
  const loaded = versionsLoadedBy(page, site.hosts.contact.origin);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Book Consultation' })).toBeVisible();
  expect([...loaded]).toEqual([version]);
  await follow(page, 'Education');
  await expect(page.getByRole('tab', { name: 'Beginner' })).toBeVisible();
  await expect(badge).toBeVisible();

  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('tab', { name: 'Beginner' })).toBeVisible();
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/education`);
  expect(await versionIn(context, site)).not.toBe(version);
});
