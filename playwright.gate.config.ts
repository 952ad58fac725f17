import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// Releases that the release gate judges, each built from changed sources: npm test -- gate
export default defineConfig({
  ...site,
  testDir: 'packages/e2e/src/gate',
  projects: [{ name: 'gate' }],
});
