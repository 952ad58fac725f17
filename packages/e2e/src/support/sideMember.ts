import { expect, test as base, type Page } from '@playwright/test';
import { memberState } from './memberState.ts';
import { openSideSite, type SideSite } from './sideSite.ts';

const { BASE_URL = '' } = process.env;

interface Worker {
  openSite: SideSite;
  membership: Awaited<ReturnType<typeof memberState>>;
}

/** Tests of a second shell host: everybody is a member there, and the site is whole again after each. */
export const test = base.extend<{ site: SideSite }, Worker>({
  openSite: [
    async ({}, use) => {
      const site = await openSideSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  membership: [async ({ browser }, use) => use(await memberState(browser, BASE_URL)), { scope: 'worker' }],
  site: async ({ openSite }, use) => {
    await use(openSite);
    await openSite.heal();
  },
  baseURL: async ({ openSite }, use) => use(openSite.url),
  // Sessions know no ports.
  storageState: async ({ membership }, use) => use(membership),
});

/** Follows a link of the navigation bar, without a new document. */
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

export { expect };
