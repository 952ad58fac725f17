import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// For a copy of the checkout to which the generator added a microfrontend: npm test -- generator
export default defineConfig({
  ...site,
  testDir: 'packages/e2e/src/generator',
  projects: [{ name: 'generator' }],
});
