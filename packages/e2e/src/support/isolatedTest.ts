import { expect, test as base } from '@playwright/test';
import { openIsolatedSite, type IsolatedSite } from './isolatedSite.ts';
import { userState } from './user.ts';

const { BASE_URL = '' } = process.env;

interface Worker {
  openSite: IsolatedSite;
  savedLogin: Awaited<ReturnType<typeof userState>>;
}

/** Tests of an isolated site: every page is logged in, and the site is healed after each test. */
export const test = base.extend<{ site: IsolatedSite }, Worker>({
  openSite: [
    async ({}, use) => {
      const site = await openIsolatedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  savedLogin: [async ({ browser }, use) => use(await userState(browser, BASE_URL)), { scope: 'worker' }],
  site: async ({ openSite }, use) => {
    await use(openSite);
    await openSite.heal();
  },
  baseURL: async ({ openSite }, use) => use(openSite.url),
  // Cookies ignore ports, so the site's own session counts here.
  storageState: async ({ savedLogin }, use) => use(savedLogin),
});

export { expect };
