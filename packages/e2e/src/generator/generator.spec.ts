import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { microfrontendNames } from '@site/federation/microfrontends';
import { portVariables } from '@site/stack/env/site';
import { findFreePorts } from '@site/stack/site/ports';
import { copyCheckout, type CheckoutCopy } from '../support/checkoutCopy.ts';
import { consoleProblems } from '../support/pageActions.ts';
import { openTestRun } from '../support/startSite.ts';
import { expect, newUser, signIn, test as base } from '../support/user.ts';

const NAME = 'market-notes';
const TITLE = 'Market notes';
const START_MS = 600_000;

const versionsOf = (copy: CheckoutCopy) =>
  copy.run([
    ...['node', '--input-type=module', '--eval'],
    `import { buildVersion } from './packages/federation/src/build/buildVersion.ts';
     for (const name of ${JSON.stringify(microfrontendNames)}) console.log(name, buildVersion(name, 'production'));`,
  ]);

/** A copy of the checkout with one more microfrontend, and its site. */
const test = base.extend<object, { copy: CheckoutCopy & { before: string }; url: string }>({
  copy: [
    async ({}, provide) => {
      await using copy = await copyCheckout();
      const before = await versionsOf(copy);
      await copy.run(['newMicrofrontend', NAME]);
      await provide(Object.assign(copy, { before }));
    },
    { scope: 'worker', timeout: START_MS },
  ],
  url: [
    async ({ copy }, provide) => {
      const { settings } = openTestRun();
      const variables = [...Object.keys(portVariables(settings)), 'MARKET_NOTES_PORT', 'METRICS_PORT'];
      const ports = await findFreePorts(variables.length);
      const own = variables.map((name, at) => [name, String(ports[at])]);
      const env = { ...settings.inherited, DATA_DIR: undefined, ...Object.fromEntries(own) };
      const site = spawn(process.execPath, ['packages/stack/bootstrap.mjs', 'start'], {
        cwd: copy.root,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        for await (const line of createInterface({ input: site.stdout })) {
          const [, url] = /Ready: (\S+)/.exec(line) ?? [];
          if (url) await provide(url);
          else console.log(line);
          if (url) break;
        }
      } finally {
        if (site.kill('SIGTERM')) await once(site, 'exit');
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ url }, provide) => provide(url),
  user: async ({ context, url }, provide) => {
    const user = newUser();
    await signIn(context.request, url, user);
    await provide(user);
  },
});

test('a new microfrontend changes the version of no other, and its tests pass', async ({ copy }) => {
  test.setTimeout(START_MS);
  expect(await versionsOf(copy)).toBe(copy.before);
  await copy.run(['test', 'unit', `mfe-${NAME}`]);
  await copy.run(['test', 'types']);
});

test('a visitor gets the sign-in gate of the new page', async ({ page }) => {
  await page.goto(`/${NAME}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(TITLE);
  await expect(main.getByRole('link', { name: /Login/ })).toBeVisible();
});

test('a user gets the new page with its data', async ({ page, user }) => {
  const problems = consoleProblems(page);
  await page.goto(`/${NAME}`);
  await expect(page.getByRole('banner').getByText(user.firstName)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'VIP Membership' })).toBeVisible();
  expect(problems).toEqual([]);
});
