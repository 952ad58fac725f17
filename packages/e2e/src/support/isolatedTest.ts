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
    async ({}, provide) => {
      const site = await openIsolatedSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  savedLogin: [
    async ({ browser }, provide) => provide(await userState(browser, BASE_URL)),
    { scope: 'worker' },
  ],
  site: async ({ openSite }, provide) => {
    await provide(openSite);
    await openSite.heal();
  },
  baseURL: async ({ openSite }, provide) => provide(openSite.url),
  // Cookies ignore ports, so the site's own session counts here.
  storageState: async ({ savedLogin }, provide) => provide(savedLogin),
});

export { expect };
