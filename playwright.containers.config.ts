import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

const STOPPING = ['restart', 'backup'].map(name => `**/containers/${name}.spec.ts`);

// For a site in containers: npm test -- containers
export default defineConfig({
  ...site,
  testDir: 'packages/e2e/src',
  globalSetup: './packages/e2e/src/containers/startContainers.ts',
  // The identity provider's certificate is the test's own.
  use: { ...site.use, ignoreHTTPSErrors: true },
  // One worker runs them in this order: tests that stop a part of the site come last.
  projects: [
    { name: 'site', testMatch: ['routes', 'session', 'contact'].map(name => `**/${name}.spec.ts`) },
    {
      name: 'containers',
      testMatch: '**/containers/*.spec.ts',
      testIgnore: STOPPING,
    },
    { name: 'restarts', testMatch: STOPPING },
  ],
});
