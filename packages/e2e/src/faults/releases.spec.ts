import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/user.ts';
import { controlled, npmCommands } from '../support/control.ts';
import { saveData } from '../support/pageActions.ts';
import { microfrontendOrigin, versionsLoadedBy } from '../support/registry.ts';

test.skip(!controlled, 'needs the release store of the site');

const NAME = 'marketing';
const { run, defaultVersion, restore } = npmCommands();
const nextVersion = () => `e2e-${Date.now().toString(36)}`;

const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const firstService = (page: Page) => page.getByRole('heading', { name: 'Risk Health Check' });

/** The version whose pictures are in the served HTML. */
async function versionInHtml(request: APIRequestContext) {
  const html = await (await request.get('/welcome')).text();
  return / poster="[^"]*\/([^/"]+)\/[^/"]+"/.exec(html)?.[1];
}

test('a release and a rollback reach the next page without a restart, and an open tab keeps working', async ({
  page,
  context,
  request,
  user,
}) => {
  test.setTimeout(300_000);
  const original = await defaultVersion(NAME);
  const released = nextVersion();
  const origin = await microfrontendOrigin(request, NAME);

  const openPage = async () => {
    const tab = await context.newPage();
    const versions = versionsLoadedBy(tab, origin);
    await tab.goto('/services');
    await expect(firstService(tab)).toBeVisible();
    return [...versions];
  };

  // A tab that has shown one page of the microfrontend.
  await saveData(page);
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book Consultation' })).toBeVisible();
  const versionsOfOpenTab = versionsLoadedBy(page, origin);
  await pageLink(page, 'Services').click();
  await expect(firstService(page)).toBeVisible();
  try {
    expect(await run('release', NAME, '--version', released, '--no-tests')).toContain(`rollback -- ${NAME}`);
    expect(await openPage()).toEqual([released]);
    expect(await versionInHtml(request)).toBe(released);

    // A chunk that was not loaded before the release.
    await pageLink(page, 'Results').click();
    await expect(page.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
    expect([...versionsOfOpenTab]).toEqual([original]);

    await run('rollback', NAME);
    expect(await openPage()).toEqual([original]);
    expect(await versionInHtml(request)).toBe(original);
  } finally {
    await restore(NAME, original);
  }
});
