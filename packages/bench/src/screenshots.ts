import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { userState } from '@site/e2e/support/user';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { createProgress } from '@site/stack/command/progress';
import { runCommand } from '@site/stack/command/runCommand';
import { readSettings } from '@site/stack/env/site';
import { testEnvironment } from '@site/stack/env/test';
import { launchBrowser } from './benchmark.ts';
import { contactSheet, variants, type Screenshot, type Variant } from './screenshots/screenshot.ts';
import { screenshots } from './screenshots/states.ts';

// npm run screenshots: every page and state in one folder, with a contact sheet.

await runCommand(async onExit => {
  const progress = createProgress();
  const settings = readSettings(testEnvironment());
  const site = await startSiteUnderTest({ settings, progress, onExit });
  const browser = await launchBrowser({ settings, progress, onExit });
  const baseURL = site.settings.PUBLIC_URL;
  const storageState = await userState(browser, baseURL);
  const folder = path.join(settings.DATA_DIR, 'screenshots');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  async function take(screenshot: Screenshot, variant: Variant) {
    const { width, height, colorScheme } = variant;
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      colorScheme,
      ...(screenshot.as === 'user' && { storageState }),
    } satisfies BrowserContextOptions);
    const page = await context.newPage();
    await screenshot.prepare?.(page);
    await page.goto(screenshot.path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await screenshot.act?.(page);
    await page.evaluate(() => document.querySelectorAll('img').forEach(image => (image.loading = 'eager')));
    // Pictures arrive and entrances end; a state whose request never ends does not become idle.
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
    await page.screenshot({ path: path.join(folder, variant.fileOf(screenshot.name)), fullPage: true });
    await context.close();
  }

  for (const screenshot of screenshots) {
    for (const variant of variants) await take(screenshot, variant);
    progress.print(screenshot.name);
  }
  const sheet = path.join(folder, 'index.html');
  await writeFile(sheet, contactSheet(screenshots.map(({ name }) => name)));
  progress.print(`Contact sheet: ${sheet}`);
  return 0;
});
