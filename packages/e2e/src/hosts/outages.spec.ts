import { expect } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type ManyHosts } from './manyHosts.ts';
import { startVisitors, USERS, VISITORS } from './visitors.ts';

const PEOPLE = VISITORS + USERS;
/** How long visitors go on before something is taken away, while it is away, and after it is back. */
const CALM_MS = 5000;
const AWAY_SECONDS = Number(process.env['BUCKET_AWAY_SECONDS'] || 300);

interface Outage {
  what: string;
  /** Page views that may fail: those that were in flight. */
  allowed: (site: ManyHosts) => number;
  begin: (site: ManyHosts) => Promise<unknown>;
  end: (site: ManyHosts) => Promise<unknown>;
  seconds?: number;
}

const outages: Outage[] = [
  {
    what: 'a shell host is killed',
    allowed: ({ shells }) => Math.ceil(PEOPLE / shells.length),
    begin: ({ shells }) => shells[0]!.kill(),
    end: ({ shells }) => shells[0]!.start(),
  },
  {
    what: 'half of the targets of the balancer are killed at once',
    allowed: () => PEOPLE,
    begin: ({ shells }) => Promise.all(shells.slice(2).map(host => host.kill())),
    end: ({ shells }) => Promise.all(shells.slice(2).map(host => host.start())),
  },
  {
    what: 'a gateway is killed',
    allowed: () => USERS,
    begin: ({ gateways }) => gateways[1]!.kill(),
    end: ({ gateways }) => gateways[1]!.start(),
  },
  {
    what: 'the bucket accepts requests and answers none',
    allowed: () => 0,
    begin: async ({ bucket }) => (bucket.isSilent = true),
    end: async ({ bucket }) => (bucket.isSilent = false),
    seconds: 20,
  },
  {
    what: 'the bucket is away, and a shell host and a gateway start meanwhile',
    allowed: ({ shells }) => Math.ceil(PEOPLE / shells.length) + 2 * USERS,
    async begin({ bucket, shells, gateways }) {
      bucket.isUp = false;
      for (const host of [shells[1]!, gateways[0]!]) {
        await host.kill();
        await host.start();
      }
      // The one that started is the only one from here on.
      await gateways[1]!.kill();
    },
    async end({ bucket, gateways }) {
      bucket.isUp = true;
      await gateways[1]!.start();
    },
    seconds: AWAY_SECONDS,
  },
];

for (const { what, allowed, begin, end, seconds = CALM_MS / 1000 } of outages)
  test(`${what}: nobody loses a page but what was on its way`, async ({ site }) => {
    test.setTimeout(seconds * 1000 + 300_000);
    const load = await startVisitors(site.url);
    try {
      await sleep(CALM_MS);
      await begin(site);
      await sleep(seconds * 1000);
      await end(site);
      await sleep(CALM_MS);
    } finally {
      await load.stop();
    }
    // Nothing is shown by a few views, or when hardly a gateway was asked, or a file read.
    expect(load.views).toBeGreaterThan(50);
    expect(load.answers).toBeGreaterThan(5);
    expect(load.files).toBeGreaterThan(5);
    expect(load.failures.slice(allowed(site)), `of ${load.views} views`).toEqual([]);
  });

// Were it not for this one, a killed gateway could cost nothing because none is asked.
test('people notice when no gateway is left', async ({ site }) => {
  test.setTimeout(300_000);
  const load = await startVisitors(site.url);
  await Promise.all(site.gateways.map(host => host.kill()));
  await sleep(CALM_MS);
  await load.stop();
  await Promise.all(site.gateways.map(host => host.start()));
  expect(load.failures).not.toEqual([]);
});
