import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';
import { defaultVersion, npmRun, putBack, releasable } from '../support/npmRun.ts';
import { microfrontendOrigin } from '../support/registry.ts';
import { saveData } from '../support/saveData.ts';
import { versionsLoadedBy } from '../support/versions.ts';

test.skip(!releasable, 'needs the release store of the site');

const NAME = 'marketing';
const nextVersion = () => `e2e-${Date.now().toString(36)}`;

const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const firstService = (page: Page) => page.getByRole('heading', { name: 'Risk Health Check' });

/** The version whose pictures stand in the HTML that a visitor is sent. */
async function versionInHtml(request: APIRequestContext) {
  const html = await (await request.get('/welcome')).text();
  return / poster="[^"]*\/([^/"]+)\/[^/"]+"/.exec(html)?.[1];
}

test('a release and a rollback reach the next page without a restart, and an open tab keeps working', async ({
  page,
  context,
  request,
  member,
}) => {
  test.setTimeout(120_000);
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

  // A tab that knows today's version and has loaded nothing of it yet.
  await saveData(page);
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByText(member.firstName)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book Consultation' })).toBeVisible();
  const versionsOfOpenTab = versionsLoadedBy(page, origin);
  try {
    expect(await npmRun('release', NAME, '--version', released)).toContain(`rollback -- ${NAME}`);
    expect(await openPage()).toEqual([released]);
    expect(await versionInHtml(request)).toBe(released);

    await pageLink(page, 'Services').click();
    await expect(firstService(page)).toBeVisible();
    // A chunk that nobody had asked for before the release.
    await pageLink(page, 'Results').click();
    await expect(page.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
    expect([...versionsOfOpenTab]).toEqual([original]);

    await npmRun('rollback', NAME);
    expect(await openPage()).toEqual([original]);
    expect(await versionInHtml(request)).toBe(original);
  } finally {
    await putBack(NAME, original);
  }
});
