import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { microfrontendNames } from '@site/federation/microfrontends';
import { startSiteUnderTest, type SiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { findRecorded, signalGroup } from '@site/stack/process/pidFile';
import { startBooking } from '../support/bookings.ts';
import { readRegistry } from '../support/registry.ts';
import { openTestRun } from '../support/startSite.ts';

/** How long a part is broken. */
const BROKEN_MS = 2000;

interface Worker {
  /** Keys of the notifications that the business got. */
  notified: Set<string>;
  site: SiteUnderTest;
  bookings: Awaited<ReturnType<typeof startBooking>>;
}

/** A site whose bookings are sent to a webhook, and people who book all the time. */
const test = base.extend<object, Worker>({
  notified: [async ({}, provide) => provide(new Set()), { scope: 'worker' }],
  site: [
    async ({ notified }, provide) => {
      await using run = openTestRun();
      const webhook = createServer((request, response) => {
        notified.add(String(request.headers['idempotency-key']));
        request.resume().on('end', () => response.writeHead(204).end());
      });
      await new Promise<void>(resolve => webhook.listen(0, '127.0.0.1', resolve));
      run.onExit(async () => void webhook.close());
      await provide(
        await startSiteUnderTest(run, {
          NOTIFICATION_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`,
          NOTIFICATION_WEBHOOK_SECRET: 'the secret of a test',
        }),
      );
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  bookings: [
    async ({ site }, provide) => provide(await startBooking(site.settings.PUBLIC_URL)),
    { scope: 'worker', timeout: 90_000 },
  ],
});

const send = ({ settings }: SiteUnderTest, name: string, signal: NodeJS.Signals) =>
  signalGroup(findRecorded(path.join(settings.DATA_DIR, 'run'), name), signal);

/** Breaks a process and repairs it. */
const faults: Record<string, (site: SiteUnderTest, name: string) => Promise<unknown>> = {
  async stopped(site, name) {
    await site.supervisor.stop(name);
    await sleep(BROKEN_MS);
    await site.supervisor.startAgain(name);
  },
  async killed(site, name) {
    send(site, name, 'SIGKILL');
    await site.supervisor.stop(name);
    await sleep(BROKEN_MS);
    await site.supervisor.startAgain(name);
  },
  async frozen(site, name) {
    send(site, name, 'SIGSTOP');
    await sleep(BROKEN_MS);
    send(site, name, 'SIGCONT');
  },
  async restarted(site, name) {
    await site.supervisor.stop(name);
    await site.supervisor.startAgain(name);
  },
};

test.describe.configure({ mode: 'serial' });

for (const name of ['database', 'gateway', 'shell', ...microfrontendNames])
  for (const [fault, breakAndRepair] of Object.entries(faults))
    test(`${name} ${fault}: pages, files and bookings are back`, async ({ site, bookings }) => {
      const url = site.settings.PUBLIC_URL;
      await breakAndRepair(site, name);
      const repaired = performance.now();
      const { microFrontends } = await readRegistry(url);
      const files = Object.values(microFrontends).map(([version]) => version!.url);
      for (const read of [`${url}/`, `${url}/api/services`, ...files])
        await expect.poll(() => answersOk(read), read).toBe(true);
      await expect.poll(() => bookings.bookedSince(repaired)).toBe(true);
    });

test('after all of it no booking is lost or stored twice, and the business was told of each', async ({
  bookings,
  notified,
}) => {
  const { stored, lost, doubled } = await bookings.stop();
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  await expect.poll(() => notified.size, { timeout: 60_000 }).toBe(stored);
});
