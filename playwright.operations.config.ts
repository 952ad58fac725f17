import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// Releases that take minutes to be judged: npm test -- operations
export default defineConfig({
  ...site,
  testDir: 'packages/e2e/src/operations',
  projects: [{ name: 'operations' }],
});
