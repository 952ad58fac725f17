import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// For a shell and microfrontends of different commits: npm test -- skew
export default defineConfig({
  ...site,
  testDir: 'packages/e2e/src/skew',
  projects: [{ name: 'skew' }],
});
