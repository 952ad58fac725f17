import type { Page } from '@playwright/test';
import { probe } from '@site/e2e/support/loadProbe';
import { userState } from '@site/e2e/support/user';
import { viewports } from '@site/e2e/support/viewports';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { launchBrowser } from '../browser.ts';
import type { Benchmark } from '../benchmark.ts';
import { openSlowPage } from './measure.ts';

const AIM = 0.01;
const publicPages = ['/', '/welcome', '/home', '/services', '/no-such-page'];
const userPages = [
  '/',
  '/home',
  '/services',
  '/education',
  '/education?module=2',
  '/results',
  '/about',
  '/contact',
];

/** Cumulative layout shift of every page on a slow phone and desktop, loaded and reloaded in the middle. */
export const benchShifts: Benchmark = async ({ settings, progress, onExit }) => {
  const site = await startSiteUnderTest(settings.inherited, settings, progress, onExit);
  const url = site.settings.PUBLIC_URL;
  const browser = await launchBrowser({ settings, progress, onExit });
  const user = await userState(browser, url);
  progress.print(
    `Layout shift (aim ${AIM})\nwho | page | width | load | reload in the middle | above the aim`,
  );
  for (const viewport of Object.values(viewports))
    for (const [who, paths, state] of [
      ['visitor', publicPages, undefined],
      ['user', userPages, user],
    ] as const)
      for (const path of paths) {
        const { page, close } = await openSlowPage(browser, state, viewport);
        await page.addInitScript(probe, 'main h1');
        await page.goto(url + path);
        const load = await settledShift(page);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        await page.waitForTimeout(500);
        await page.reload();
        const reload = await settledShift(page);
        await close();
        const figures = [load, reload].map(shift => shift.toFixed(3));
        const above = Math.max(load, reload) > AIM ? 'yes' : '';
        progress.print([who, path, viewport.width, ...figures, above].join(' | '));
      }
};

async function settledShift(page: Page) {
  await page.waitForFunction(() => window.loadMetrics.interactive !== null);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.loadMetrics.layoutShift);
}
