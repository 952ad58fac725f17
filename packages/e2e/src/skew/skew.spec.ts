import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { microfrontendNames, microfrontends } from '@site/federation/microfrontends';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publishStored } from '@site/releases/testing/builds';
import { FIRST_BROWSER } from '../support/canaryVisits.ts';
import { openCopiedSite, type CopiedSite } from '../support/copiedSite.ts';
import { untilHydrated } from '../support/pageActions.ts';
import { versionsLoadedBy } from '../support/registry.ts';
import { expect, userState } from '../support/user.ts';

// The builds that were released before these: every page of them beside these, both ways.

const { SKEW_COMMIT = 'HEAD^', BASE_URL = '' } = process.env;
const root = path.join(import.meta.dirname, '../../../..');
const BUILD_MS = 900_000;

type Versions = Record<AppName, string>;

interface Worker {
  /** A site whose store has the builds of before, too. */
  site: CopiedSite & { before: Versions };
  savedLogin: Awaited<ReturnType<typeof userState>>;
}

/** Builds the commit before beside this checkout, by its own commands and once, and adds the builds to a store. */
async function buildBefore(releases: string): Promise<Versions> {
  const commit = execFileSync('git', ['rev-parse', SKEW_COMMIT], { cwd: root, encoding: 'utf8' }).trim();
  const folder = path.join(root, '.data/skew', commit);
  const checkout = path.join(folder, 'checkout');
  mkdirSync(checkout, { recursive: true });
  execFileSync('bash', ['-c', `git archive ${commit} | tar -x -C '${checkout}'`], { cwd: root });
  const builds = path.join(folder, 'releases');
  const versions: Partial<Versions> = {};
  for (const app of appNames) {
    const build = ['packages/stack/src/site/buildProcess.ts', app, builds, 'production'];
    // Its bootstrap installs, and finds the Node that it wants.
    execFileSync(process.execPath, ['packages/stack/bootstrap.mjs', 'node', ...build], { cwd: checkout });
    const version = readdirSync(path.join(builds, app)).find(name => !name.startsWith('.'))!;
    await cp(path.join(builds, app, version), path.join(releases, app, version), { recursive: true });
    versions[app] = version;
  }
  return versions as Versions;
}

const test = base.extend<object, Worker>({
  site: [
    async ({}, provide) => {
      const site = await openCopiedSite();
      await provide({ ...site, before: await buildBefore(site.releases) });
      await site.close();
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  savedLogin: [
    async ({ browser }, provide) => provide(await userState(browser, BASE_URL)),
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});

/** Serves half of the browsers, the first among them, with these apps as they were before. */
async function serve({ releases, before, versionOf }: Worker['site'], older: readonly AppName[]) {
  const store = folderStore(releases);
  for (const app of appNames) await publishStored(store, app, versionOf(app));
  for (const app of older)
    if (before[app] !== versionOf(app)) await publishStored(store, app, before[app], 50);
  const env = { ...process.env, RELEASES_DIR: releases };
  execFileSync(process.execPath, ['shell/server/prerenderCommand.ts'], { cwd: root, env });
}

const ways = { 'an older shell': ['shell'], 'older microfrontends': microfrontendNames } as const;

for (const [what, older] of Object.entries(ways))
  test.describe(what, () => {
    test.beforeAll(({ site }) => serve(site, older));

    for (const { name, pages } of microfrontends)
      for (const listed of pages)
        test(`shows ${listed.path}`, async ({ page, context, site, savedLogin }) => {
          if (listed.access === 'user') await context.addCookies(savedLogin.cookies);
          await context.addCookies([{ name: 'ounce.rollout', value: FIRST_BROWSER, url: site.url }]);
          const loaded = versionsLoadedBy(page, site.hosts[name].origin);
          const failures: string[] = [];
          page.on('pageerror', error => failures.push(error.message));
          await page.goto('example' in listed ? listed.example : listed.path);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
          await untilHydrated(page);
          const expected = older.some(app => app === name) ? site.before[name] : site.versionOf(name);
          await expect.poll(() => [...loaded]).toContain(expected);
          await page.waitForLoadState('networkidle');
          await expect(main).not.toContainText(/unavailable right now|could not be loaded|Login to/);
          expect(failures).toEqual([]);
          expect(site.failures()).toEqual([]);
        });
  });
