import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ManyHosts } from './manyHosts.ts';
import { startVisitors, VISITORS } from './visitors.ts';

/** How long visitors go on before something is taken away, and after it is back, in ms. */
const CALM_MS = 5000;
const DEFAULT_AWAY_SECONDS = 300;

/**
 * Runs `outage` while visitors open pages.
 * @param allowed page views that may fail: those that were in flight
 * @returns how it went, in words
 */
async function underLoad(site: ManyHosts, allowed: number, outage: () => Promise<void>) {
  const load = startVisitors(site.url);
  try {
    await sleep(CALM_MS);
    await outage();
    await sleep(CALM_MS);
  } finally {
    await load.stop();
  }
  assert.ok(load.views > 50, `only ${load.views} page views: nothing is shown by that`);
  const text = `${load.failures.length} of ${load.views} page views failed`;
  assert.ok(load.failures.length <= allowed, [text, ...load.failures.slice(0, 10)].join('\n'));
  return text;
}

/** What may be lost while visitors are there. */
export const outageChecks = (
  awaySeconds = Number(process.env['BUCKET_AWAY_SECONDS'] || DEFAULT_AWAY_SECONDS),
): Record<string, (site: ManyHosts) => Promise<string>> => ({
  'a shell host is killed': site =>
    underLoad(site, Math.ceil(VISITORS / site.shells.length), async () => {
      await site.shells[0]?.kill();
      await sleep(CALM_MS);
      await site.shells[0]?.start();
    }),
  'half of the targets of the balancer are killed at once': site =>
    underLoad(site, VISITORS, async () => {
      await Promise.all(site.shells.slice(2).map(host => host.kill()));
      await sleep(CALM_MS);
      await Promise.all(site.shells.slice(2).map(host => host.start()));
    }),
  'a gateway is killed': site =>
    underLoad(site, 0, async () => {
      await site.gateways[1]?.kill();
      await sleep(CALM_MS);
      await site.gateways[1]?.start();
    }),
  [`the bucket is away for ${awaySeconds} s, and a host starts meanwhile`]: site =>
    underLoad(site, Math.ceil(VISITORS / site.shells.length), async () => {
      site.bucket.isUp = false;
      try {
        await sleep(1000);
        await site.shells[1]?.kill();
        await site.shells[1]?.start();
        await sleep(awaySeconds * 1000);
      } finally {
        site.bucket.isUp = true;
      }
    }),
});
