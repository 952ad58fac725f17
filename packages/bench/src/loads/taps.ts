import type { Browser } from '@playwright/test';
import { probe } from '@site/e2e/support/loadProbe';
import type { Benchmark } from '../benchmark.ts';
import { launchBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { CONDITIONS, openSlowPage } from './measure.ts';
import { startSites } from './sites.ts';

const AIM_MS = 100;
const EVERY_MS = 50;
/** From when the page is interactive to the last tap. */
const AFTER_MS = 500;

/**
 * How long a page takes to answer a tap while it loads, on a slow phone: it is tapped every 50 ms, from its first paint
 * until it is interactive and a little longer. The slowest answer of a load counts (Event Timing).
 */
export const benchTaps: Benchmark = async bench => {
  const runs = Number(bench.settings.inherited['RUNS'] ?? 5);
  const { print } = bench.progress;
  const sites = await startSites(bench);
  const browser = await launchBrowser(bench);
  print(
    `Slowest answer to a tap, ms, ${CONDITIONS.cpuSlowdown}x CPU, aim ${AIM_MS}\npage | site | median | worst of ${runs}`,
  );
  for (const path of ['/', '/welcome', '/home']) {
    const slowest: Record<string, number[]> = {};
    for (let run = -1; run < runs; run++)
      for (const [name, url] of Object.entries(sites)) {
        const answer = await slowestTap(browser, url + path);
        if (run >= 0) (slowest[name] ??= []).push(answer);
      }
    for (const [name, answers] of Object.entries(slowest))
      print([path, name, median(answers).toFixed(0), Math.max(...answers).toFixed(0)].join(' | '));
  }
};

async function slowestTap(browser: Browser, url: string) {
  const { page, cdp, close } = await openSlowPage(browser);
  try {
    await page.addInitScript(probe, 'main h1');
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.loadMetrics.headingVisible !== null);
    const heading = await page.locator('main h1').boundingBox();
    const point = { x: (heading?.x ?? 0) + 20, y: (heading?.y ?? 0) + 10 };
    let isLoading = true;
    const loaded = page
      .waitForFunction(() => window.loadMetrics.interactive !== null)
      .then(() => page.waitForTimeout(AFTER_MS))
      .finally(() => (isLoading = false));
    const taps: Promise<unknown>[] = [];
    while (isLoading) {
      // Not waited for: a finger does not wait for the page either.
      taps.push(tap(cdp, point));
      await new Promise(resolve => setTimeout(resolve, EVERY_MS));
    }
    await Promise.all([loaded, ...taps]);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
    return await page.evaluate(() => window.loadMetrics.slowestInput);
  } finally {
    await close();
  }
}

type Session = Awaited<ReturnType<typeof openSlowPage>>['cdp'];

const tap = (cdp: Session, point: { x: number; y: number }) =>
  Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
