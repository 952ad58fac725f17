import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ManyHosts } from './manyHosts.ts';
import { startVisitors, USERS, VISITORS } from './visitors.ts';

const PEOPLE = VISITORS + USERS;

/** How long visitors go on before something is taken away, and after it is back, in ms. */
const CALM_MS = 5000;
const DEFAULT_AWAY_SECONDS = 300;

/**
 * Runs `outage` while visitors open pages.
 * @param allowed page views that may fail: those that were in flight
 * @returns how it went, in words
 */
async function underLoad(site: ManyHosts, allowed: number, outage: () => Promise<void>) {
  const load = await startVisitors(site.url);
  try {
    await sleep(CALM_MS);
    await outage();
    await sleep(CALM_MS);
  } finally {
    await load.stop();
  }
  assert.ok(load.views > 50, `only ${load.views} page views: nothing is shown by that`);
  const { views, answers, files, failures } = load;
  const text = `${failures.length} of ${views} page views failed; ${answers} answers of GraphQL, ${files} files of a microfrontend`;
  assert.ok(answers > 5 && files > 5, `hardly a gateway was asked, or a file read: ${text}`);
  assert.ok(failures.length <= allowed, [text, ...failures.slice(0, 10)].join('\n'));
  return text;
}

/** What may be lost while visitors are there. */
export const outageChecks = (
  awaySeconds = Number(process.env['BUCKET_AWAY_SECONDS'] || DEFAULT_AWAY_SECONDS),
): Record<string, (site: ManyHosts) => Promise<string>> => ({
  'a shell host is killed': site =>
    underLoad(site, Math.ceil(PEOPLE / site.shells.length), async () => {
      await site.shells[0]?.kill();
      await sleep(CALM_MS);
      await site.shells[0]?.start();
    }),
  'half of the targets of the balancer are killed at once': site =>
    underLoad(site, PEOPLE, async () => {
      await Promise.all(site.shells.slice(2).map(host => host.kill()));
      await sleep(CALM_MS);
      await Promise.all(site.shells.slice(2).map(host => host.start()));
    }),
  'a gateway is killed': site =>
    underLoad(site, USERS, async () => {
      await site.gateways[1]?.kill();
      await sleep(CALM_MS);
      await site.gateways[1]?.start();
    }),
  // Were it not for this one, the check before it could hold without a request to any gateway.
  'people notice when no gateway is left': async site => {
    const load = await startVisitors(site.url);
    await Promise.all(site.gateways.map(host => host.kill()));
    await sleep(CALM_MS);
    await load.stop();
    await Promise.all(site.gateways.map(host => host.start()));
    assert.ok(load.failures.length > 0, `${load.views} page views, and none failed`);
    return `${load.failures.length} of ${load.views} page views failed`;
  },
  'the bucket accepts requests and answers none': site =>
    underLoad(site, 0, async () => {
      site.bucket.isSilent = true;
      try {
        await sleep(4 * CALM_MS);
      } finally {
        site.bucket.isSilent = false;
      }
    }),
  [`the bucket is away for ${awaySeconds} s, and a shell host and a gateway start meanwhile`]: site =>
    underLoad(site, Math.ceil(PEOPLE / site.shells.length) + 2 * USERS, async () => {
      site.bucket.isUp = false;
      try {
        await sleep(1000);
        for (const host of [site.shells[1], site.gateways[0]]) {
          await host?.kill();
          await host?.start();
        }
        // The one that started is the only one from here on.
        await site.gateways[1]?.kill();
        await sleep(awaySeconds * 1000);
      } finally {
        site.bucket.isUp = true;
        await site.gateways[1]?.start();
      }
    }),
});
