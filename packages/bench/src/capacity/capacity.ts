import { cpus } from 'node:os';
import { Pool } from 'pg';
import { until } from '@site/tooling/testkit';
import type { Benchmark } from '../benchmark.ts';
import { cpuPerRequest } from '../api/ratios.ts';
import { at, send, sendMany } from '../api/requests.ts';
import { startParts, type Part } from './parts.ts';

const WARM_UP = 300;
const SECONDS = 6;
const IDLE_MS = 5000;
const COURIER_MS = 60_000;

/**
 * What one process of each part answers, and what it takes: eight connections ask for one thing at a time, the parts one
 * after the other. Everything runs on this machine: load generator, database and what else is running take their share.
 */
export const benchCapacity: Benchmark = async bench => {
  const { print } = bench.progress;
  const { parts, gateway, shell, databaseUrl, notified } = await startParts(bench);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  bench.onExit(() => pool.end());

  print(`${cpus().length} processors, ${SECONDS} s each`);
  print(
    'part | requests a second | CPU ms a request | requests a second of one core | busy | memory MB | database connections',
  );
  for (const part of parts) print((await measure(part, pool)).join(' | '));

  await compareWithBare(parts, print);

  print('\nWithout requests: CPU ms a second (polling of the store, of the outbox)');
  for (const [name, server] of Object.entries({ 'shell host': shell, gateway })) {
    const before = await server.usage();
    await new Promise(resolve => setTimeout(resolve, IDLE_MS));
    const after = await server.usage();
    print(`${name} | ${((after.cpuUs - before.cpuUs) / IDLE_MS).toFixed(2)}`);
  }
  print(`\nCourier: ${await courier(pool, notified)}`);
};

/** What everybody gets, beside a bare node:http that sends the same bytes; all take turns. */
async function compareWithBare(parts: Part[], print: (line: string) => void) {
  const pairs = parts.flatMap(({ name, sample, server, beside }) =>
    beside
      ? [
          {
            ours: { name, sample, server },
            bare: { name: `bare ${name}`, server: beside, sample: at(beside, sample) },
          },
        ]
      : [],
  );
  const cpu = await cpuPerRequest(pairs.flatMap(({ ours, bare }) => [ours, bare]));
  print('\nBeside bare node:http with as many bytes: CPU microseconds a request, taking turns');
  print('part | ours | bare | ratio | aim');
  for (const { ours, bare } of pairs) {
    const [us, other] = [cpu.get(ours.name)!, cpu.get(bare.name)!];
    print([ours.name, us.toFixed(0), other.toFixed(0), `${(us / other).toFixed(1)}x`, '3x'].join(' | '));
  }
}

async function measure({ name, server, sample, vary }: Part, pool: Pool) {
  const { status, body } = await send({
    ...sample,
    ...vary?.(),
    headers: { ...sample.headers, ...vary?.().headers },
  });
  if (status >= 300) throw new Error(`${name} is answered with ${status}: ${body.slice(0, 200)}`);
  await sendMany(sample, { amount: WARM_UP }, vary);
  const before = await server.usage();
  const started = performance.now();
  const load = sendMany(sample, { duration: SECONDS }, vary);
  const connections = new Promise<number>(resolve =>
    setTimeout(() => void connectionsOf(pool).then(resolve), (SECONDS * 1000) / 2),
  );
  const answered = await load;
  const ms = performance.now() - started;
  const after = await server.usage();
  const cpuMs = (after.cpuUs - before.cpuUs) / 1000 / answered;
  return [
    name,
    ((answered / ms) * 1000).toFixed(0),
    cpuMs.toFixed(3),
    (1000 / cpuMs).toFixed(0),
    `${(((after.activeMs - before.activeMs) / ms) * 100).toFixed(0)} %`,
    (after.rssBytes / 1e6).toFixed(0),
    await connections,
  ];
}

/** How many are open, but for the one that asks. */
async function connectionsOf(pool: Pool) {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return Number(rows[0]?.count);
}

/** How fast the notifications of the bookings before are sent. */
async function courier(pool: Pool, notified: () => number) {
  const waiting = async () => {
    const { rows } = await pool.query<{ count: string }>(
      'select count(*) from booking_notifications where delivered_at is null and failed_at is null',
    );
    return Number(rows[0]?.count);
  };
  const [started, sent, left] = [performance.now(), notified(), await waiting()];
  if (left === 0) return `${sent} notifications were sent while bookings came in, none waits`;
  await until(
    async () => (await waiting()) === 0 || performance.now() - started > COURIER_MS,
    COURIER_MS * 2,
  );
  const seconds = (performance.now() - started) / 1000;
  return `${left} notifications waited after the bookings, ${((notified() - sent) / seconds).toFixed(0)} a second were sent then`;
}
