import type { Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';
import { defaultVersion, npmRun, putBack, releasable } from '../support/npmRun.ts';
import { versionsLoadedBy } from '../support/versions.ts';

test.skip(!releasable, 'needs the release store of the site');

const NAME = 'education';
const nextVersion = () => `e2e-${Date.now().toString(36)}`;

const educationLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' });
const firstTab = (page: Page) => page.getByRole('tab', { name: 'Beginner' });

test('a release and a rollback reach the next page without a restart, and an open tab keeps working', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(120_000);
  const original = await defaultVersion(NAME);
  const released = nextVersion();

  const openPage = async () => {
    const tab = await context.newPage();
    const versions = versionsLoadedBy(tab);
    await tab.goto('/education');
    await expect(firstTab(tab)).toBeVisible();
    return [...versions];
  };

  // A tab that knows today's version and has loaded nothing of it yet.
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByText(member.firstName)).toBeVisible();
  const versionsOfOpenTab = versionsLoadedBy(page);
  try {
    expect(await npmRun('release', NAME, '--version', released)).toContain(`rollback -- ${NAME}`);
    expect(await openPage()).toEqual([released]);

    await educationLink(page).click();
    await expect(firstTab(page)).toBeVisible();
    // A chunk that nobody had asked for before the release.
    await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    expect([...versionsOfOpenTab]).toEqual([original]);

    await npmRun('rollback', NAME);
    expect(await openPage()).toEqual([original]);
  } finally {
    await putBack(NAME, original);
  }
});
