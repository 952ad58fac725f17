import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';

const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH, CI } = process.env;

const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
  // The headless shell would round the width of each letter: lines would break elsewhere than for visitors.
  '--font-render-hinting=none',
];

/** Each starts what it tests by a fixture of its own; they run by name only, as jobs of CI. */
const suites = ['gate', 'generator', 'hosts', 'recovery'];
const [, chosen = ''] = /--project[= ]([a-z-]+)/.exec(process.argv.join(' ')) ?? [];

/** With the site that every other test has, by name only. */
const byName = ['operations', 'skew'];
const folders = [...suites, ...byName, 'containers', 'socket'].map(folder => `**/${folder}/**`);

/** A pipeline has installed all of them; elsewhere those that are not there are left out. */
const others = [firefox, webkit].filter(browser => CI || existsSync(browser.executablePath()));

// Playwright reads the default export.
export default defineConfig({
  testDir: 'packages/e2e/src',
  ...(!suites.includes(chosen) && {
    globalSetup: `./packages/e2e/src/${chosen === 'containers' ? 'containers/startContainers' : 'support/startSite'}.ts`,
  }),
  projects: [
    // First, as it takes longest: servers of its own, in one worker beside those that open pages.
    { name: 'socket', testMatch: '**/socket/*.spec.ts', metadata: { rounds: 150 } },
    { name: 'site', testIgnore: folders, fullyParallel: true },
    {
      name: 'socket-long',
      testMatch: '**/socket/*.spec.ts',
      metadata: { rounds: 20_000 },
      timeout: 1_800_000,
    },
    ...[...suites, ...byName].map(name => ({ name, testMatch: `**/${name}/*.spec.ts` })),
    {
      name: 'containers',
      testMatch: ['containers/*', 'routes', 'session', 'contact'].map(name => `**/${name}.spec.ts`),
      // The identity provider's certificate is the test's own.
      use: { ignoreHTTPSErrors: true },
    },
    // The core journeys have the tag.
    ...others.map(browser => ({
      name: browser.name(),
      grep: /@every-browser/,
      use: { browserName: browser.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
  workers: 2,
  forbidOnly: Boolean(CI),
  // Long enough for a machine that is three times slower: a test that passes does not wait for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: BASE_URL,
    launchOptions: { args: chromiumFlags, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
});
