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
  // Tests that stop a part of the site come last and alone, so that they disturb no other.
  projects: [
    { name: 'site', testIgnore: '**/faults/**' },
    { name: 'faults', testMatch: '**/faults/**', dependencies: ['site'] },
  ],
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON }]] : 'list',
  use: {
    baseURL: BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
});
