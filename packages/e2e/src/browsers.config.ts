import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** The core journeys have this tag. */
const inEveryBrowser = /@every-browser/;
/** A pipeline has installed all of them; elsewhere those that are not there are left out. */
const isHere = (file: string) => Boolean(process.env['CI']) || existsSync(file);

// npm test -- browsers: Playwright's own builds, then the browsers of the system.
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [
    { name: 'chromium', grep: inEveryBrowser },
    ...[firefox, webkit]
      .filter(browser => isHere(browser.executablePath()))
      .map(browser => ({
        name: browser.name(),
        grep: inEveryBrowser,
        use: { browserName: browser.name() as 'firefox' | 'webkit', launchOptions: {} },
      })),
    { name: 'system', testMatch: '**/smoke/*.spec.ts' },
  ],
});
