import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { openTestbed } from '../api/testbed.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWithRows, startBooking } from './bookings.ts';

const DEFAULT_KILLS = 200;
const USERS = 12;
const LONGEST_PAUSE_MS = 300;

/**
 * Kills one of two gateways again and again under retried bookings: `npm run bench -- kills [COUNT]`. The other one serves
 * meanwhile. Fails when a booking was lost or doubled.
 */
export const benchKills: Benchmark = async ({ progress: { print }, onExit, args }) => {
  const count = Number(args[0] ?? DEFAULT_KILLS);
  const testbed = await openTestbed(onExit, { durable: true });
  const gateways = [await testbed.startGateway(), await testbed.startGateway()];
  const users = await testbed.createUsers(USERS);
  let turn = 0;
  const booking = startBooking(
    () => gateways[(turn += 1) % gateways.length]!.url,
    users.map(({ cookie }) => cookie),
  );
  for (let kill = 0; kill < count; kill += 1) {
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    const at = kill % gateways.length;
    await gateways[at]!.stop();
    gateways[at] = await testbed.startGateway();
    if ((kill + 1) % 20 === 0) print(`${kill + 1} kills, ${booking.acknowledged.size} bookings acknowledged`);
  }
  await booking.stop();
  const pool = new Pool({ connectionString: testbed.databaseUrl });
  const { lost, doubled, stored } = await compareWithRows(pool, booking.acknowledged);
  await pool.end();
  const repeated = booking.attempts() - booking.acknowledged.size;
  print(`${count} kills: ${booking.acknowledged.size} bookings acknowledged, ${stored.size} stored`);
  print(`${repeated} attempts repeated, ${lost} lost, ${doubled} doubled`);
  if (lost + doubled > 0) throw new Error('Bookings were lost or doubled.');
};
