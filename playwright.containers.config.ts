import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

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
      testMatch: ['site', 'hardening', 'images', 'release'].map(name => `**/containers/${name}.spec.ts`),
    },
    {
      name: 'restarts',
      testMatch: ['restart', 'backup'].map(name => `**/containers/${name}.spec.ts`),
    },
  ],
});
