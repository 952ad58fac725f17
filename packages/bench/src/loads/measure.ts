import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { probe } from '@site/e2e/support/loadProbe';

// A slow phone on a slow network: the conditions under which every page load of this project is judged.
export const CONDITIONS = {
  cpuSlowdown: 4,
  roundTrip: 150,
  downKbit: 1600,
  upKbit: 750,
  width: 390,
  height: 844,
};
const QUIET = 1500;
const GIVE_UP = 60_000;

/** What is measured of a load. */
export const figures = [
  'requests',
  'scripts',
  'scriptKB',
  'totalKB',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blockingTime',
  'longestTask',
  'headingVisible',
  // Everything in the page is mounted and listens.
  'interactive',
] as const;
export type Load = Record<(typeof figures)[number], number>;

type Storage = NonNullable<BrowserContextOptions['storageState']>;

/** A page under the conditions above, with an empty cache. */
async function openSlowPage(browser: Browser, storageState?: Storage) {
  const { width, height, roundTrip, downKbit, upKbit, cpuSlowdown } = CONDITIONS;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: (downKbit * 1000) / 8,
    uploadThroughput: (upKbit * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp, close: () => context.close() };
}

/** One cold load of `url`. Times in ms since navigation, sizes in kB (1000 bytes) as sent. */
export async function measureLoad(browser: Browser, url: string, storageState?: Storage): Promise<Load> {
  const { page, cdp, close } = await openSlowPage(browser, storageState);
  try {
    const { finished, isQuiet } = recordRequests(cdp);
    await page.addInitScript(probe, 'main h1');
    await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP });
    await page.waitForFunction(() => window.loadMetrics.headingVisible !== null, null, { timeout: GIVE_UP });
    const deadline = Date.now() + GIVE_UP;
    while (!isQuiet(QUIET) && Date.now() < deadline) await page.waitForTimeout(50);

    const metrics = await page.evaluate(() => window.loadMetrics);
    // What comes for the next page, once this one is there and alive, is no part of its load.
    const { headingVisible, interactive, timeOrigin } = metrics;
    const end = interactive === null ? Infinity : timeOrigin + Math.max(headingVisible ?? 0, interactive);
    const own = finished.filter(({ wall }) => wall <= end);
    const kB = (requests: typeof finished) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      requests: own.length,
      scripts: own.filter(({ type }) => type === 'Script').length,
      scriptKB: kB(own.filter(({ type }) => type === 'Script')),
      totalKB: kB(own),
      firstPaint: metrics.firstPaint ?? NaN,
      largestPaint: metrics.largestPaint ?? NaN,
      layoutShift: metrics.layoutShift,
      blockingTime: metrics.blockingTime,
      longestTask: metrics.longestTask,
      headingVisible: metrics.headingVisible ?? NaN,
      interactive: metrics.interactive ?? NaN,
    };
  } finally {
    await close();
  }
}

interface SeenRequest {
  type: string;
  /** When it was asked for, in ms since 1970. */
  wall: number;
  bytes: number;
}

/** Records the finished requests of a page from DevTools' own events. */
function recordRequests(cdp: CDPSession) {
  const open = new Map<string, SeenRequest>();
  const finished: SeenRequest[] = [];
  let lastActivity = Date.now();

  cdp.on('Network.requestWillBeSent', ({ request, requestId, type = 'Other', wallTime }) => {
    if (!request.url.startsWith('http')) return;
    lastActivity = Date.now();
    open.set(requestId, { type, wall: wallTime * 1000, bytes: 0 });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  const finish = (requestId: string, bytes: number) => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    finished.push({ ...request, bytes });
    lastActivity = Date.now();
  };
  cdp.on('Network.loadingFinished', event => finish(event.requestId, event.encodedDataLength));
  cdp.on('Network.loadingFailed', event => finish(event.requestId, 0));
  return { finished, isQuiet: (ms: number) => open.size === 0 && Date.now() - lastActivity >= ms };
}
