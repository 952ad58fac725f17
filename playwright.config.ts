import { defineConfig } from '@playwright/test';

const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH, PLAYWRIGHT_JSON, CI } = process.env;

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Playwright reads the default export.
export default defineConfig({
  testDir: 'packages/e2e/src',
  // One worker runs them in this order: tests that stop a part of the site come last.
  projects: [
    {
      name: 'site',
      testIgnore: ['faults', 'socket', 'generator', 'smoke', 'containers', 'skew', 'operations'].map(
        folder => `**/${folder}/**`,
      ),
    },
    { name: 'socket', testMatch: '**/socket/*.spec.ts', metadata: { rounds: 150 } },
    { name: 'faults', testMatch: '**/faults/**' },
    // By name only: npm test -- e2e --project=operations
    { name: 'operations', testMatch: '**/operations/**' },
    {
      name: 'socket-long',
      testMatch: '**/socket/*.spec.ts',
      metadata: { rounds: 20_000 },
      timeout: 1_800_000,
    },
  ],
  workers: 1,
  forbidOnly: Boolean(CI),
  // Long enough for a machine that is three times slower: a test that passes does not wait for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON }]] : 'list',
  use: {
    baseURL: BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
});
