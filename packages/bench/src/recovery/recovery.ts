import { setTimeout as sleep } from 'node:timers/promises';
import { aUser, liftBookingLimit } from 'gateway/testing/factories';
import { Pool } from 'pg';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { median } from '../median.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWithRows, startBooking } from './bookings.ts';
import { breakProcess, faultKinds, processes } from './faults.ts';
import { startWebhook } from './webhook.ts';

const DEFAULT_ROUNDS = 20;
const USERS = 12;
const GIVE_UP_MS = 60_000;
const POLL_MS = 50;
/** The outbox is empty when nothing has arrived for so long. */
const QUIET_MS = 15_000;

/**
 * Breaks random processes of the site under load, with retried bookings: `npm run bench -- recovery [ROUNDS]`. Prints how
 * long the site needs once the process is back, and whether bookings or notifications were lost or doubled.
 */
export const benchRecovery: Benchmark = async ({ settings, progress, onExit, args }) => {
  const rounds = Number(args[0] ?? DEFAULT_ROUNDS);
  const webhook = await startWebhook();
  onExit(webhook.close);
  const env = {
    ...settings.inherited,
    REQUESTS_PER_MINUTE: '1000000',
    NOTIFICATION_WEBHOOK_URL: webhook.url,
    NOTIFICATION_WEBHOOK_SECRET: 'the secret of a benchmark',
  };
  const site = await startSiteUnderTest(env, settings, progress, onExit);
  // The bench ends connections together with the database: that is no failure of the bench.
  const pool = new Pool({ connectionString: site.databaseUrl }).on('error', () => {});
  const { PUBLIC_URL } = site.settings;
  const keys = { PUBLIC_URL, SESSION_SECRET: site.settings.SESSION_SECRET ?? site.secrets.session };
  const users = await Promise.all(Array.from({ length: USERS }, () => aUser({ deps: { pool }, env: keys })));
  for (const { id } of users) await liftBookingLimit({ pool }, id);
  const booking = startBooking(
    () => PUBLIC_URL,
    users.map(({ cookie }) => cookie),
  );
  const manifests = await manifestUrls(PUBLIC_URL);
  const reads = [`${PUBLIC_URL}/`, `${PUBLIC_URL}/api/services`, ...manifests];

  const times = { read: [] as number[], write: [] as number[] };
  progress.print('round | process | fault | s broken | s until read | s until write');
  for (let round = 1; round <= rounds; round += 1) {
    const [name, kind] = [pick(processes), pick(faultKinds)];
    await sleep(Math.random() * 1000);
    const brokenMs = await breakProcess(site, name, kind);
    const back = performance.now();
    const [read, write] = await Promise.all([
      secondsUntil(back, async () => (await Promise.all(reads.map(answersOk))).every(Boolean)),
      secondsUntil(back, async () => booking.bookedSince(back)),
    ]);
    times.read.push(read);
    times.write.push(write);
    const figures = [brokenMs / 1000, read, write].map(seconds => seconds.toFixed(1));
    progress.print([round, name, kind, ...figures].join(' | '));
  }
  await booking.stop();
  await untilQuiet(() => webhook.received.size);

  const { lost, doubled, stored } = await compareWithRows(pool, booking.acknowledged);
  await pool.end();
  const repeated = [...webhook.received.values()].filter(count => count > 1).length;
  const retried = booking.attempts() - booking.acknowledged.size;
  progress.print(`\n${rounds} rounds, all recovered`);
  for (const [what, list] of Object.entries(times))
    progress.print(
      `seconds until the first ${what}: median ${median(list).toFixed(1)}, longest ${Math.max(...list).toFixed(1)}`,
    );
  progress.print(
    `bookings: ${booking.acknowledged.size} acknowledged, ${retried} attempts repeated, ${lost} lost, ${doubled} doubled`,
  );
  progress.print(
    `notifications: ${webhook.received.size} of ${stored.size} bookings received, ${repeated} more than once`,
  );
  if (lost + doubled > 0) throw new Error('Bookings were lost or doubled.');
};

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!;

async function secondsUntil(start: number, holds: () => Promise<boolean>) {
  while (!(await holds())) {
    if (performance.now() - start > GIVE_UP_MS)
      throw new Error(`The site did not recover within ${GIVE_UP_MS / 1000} s.`);
    await sleep(POLL_MS);
  }
  return (performance.now() - start) / 1000;
}

async function untilQuiet(count: () => number) {
  let before = -1;
  while (count() !== before) {
    before = count();
    await sleep(QUIET_MS);
  }
}

async function manifestUrls(siteUrl: string) {
  const { microFrontends } = (await (await fetch(`${siteUrl}/registry.json`)).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  return Object.values(microFrontends).map(([version]) => version!.url);
}
