import { expect } from '@playwright/test';
import { startBooking } from '../support/bookings.ts';
import { test } from './manyHosts.ts';

const KILLS = 10;

test('gateways that are killed in turn lose no booking, and store none twice', async ({ site }) => {
  test.setTimeout(300_000);
  const bookings = await startBooking(site.url);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const gateway = site.gateways[kill % site.gateways.length]!;
    await gateway.kill();
    const killed = performance.now();
    await expect.poll(() => bookings.bookedSince(killed)).toBe(true);
    await gateway.start();
  }
  const { acknowledged, lost, doubled } = await bookings.stop();
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});
