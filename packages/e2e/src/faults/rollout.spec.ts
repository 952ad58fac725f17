import type { BrowserContext } from '@playwright/test';
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
