import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool, type PoolClient } from 'pg';
import { startDatabaseProxy } from './testing/databaseProxy.ts';
import { aBooking, aUser, anEmail } from './testing/factories.ts';
import { startGatewayProcess, untilReady, type GatewayProcess } from './testing/gatewayProcess.ts';
import { postmasterOf, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { get, graphql, post } from './testing/requests.ts';
import { until } from './testing/until.ts';

// Against a process as in production: a night that ends it ends these tests.
jest.setTimeout(120_000);
const DEADLINE_MS = 12_000;
const RECOVERY_MS = 5_000;

let postgres: TestPostgres;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let gateway: GatewayProcess;
let admin: Pool;
let member: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startDatabaseProxy(postgres.url);
  gateway = await startGatewayProcess(proxy.url);
  await untilReady(gateway);
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  await untilServing();
  member = await aUser({ deps: { pool: admin }, env: gateway.env });
});
afterAll(async () => {
  await gateway.stop();
  await admin.end();
  await proxy.stop();
  await postgres.stop();
});
afterEach(async () => {
  proxy.heal();
  await untilServing();
  expect(gateway.running()).toBe(true);
});

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const bookings = () => statusOf(get(gateway, '/api/consultations', member));
const ready = () => statusOf(get(gateway, '/api/health/ready'));
const book = (key: string) =>
  post(gateway, '/api/consultations', aBooking({ name: key }), {
    ...member,
    headers: { 'idempotency-key': key },
  });
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Milliseconds until every kind of read is answered again. */
const untilServing = () =>
  until(async () => {
    const statuses = [await ready(), await statusOf(get(gateway, '/api/services'))];
    if (member) statuses.push(await bookings());
    return statuses.every(status => status === 200);
  });

/** Requests of every kind at once: each is answered within the deadline, and live stays 200. */
async function statusesUnderFire() {
  const start = Date.now();
  const fromMemory = [get(gateway, '/api/services'), graphql(gateway, '{ services { id } }')];
  const requests = [
    get(gateway, '/api/consultations', member),
    post(gateway, '/api/consultations', aBooking(), member),
    post(gateway, '/api/email-signup', { email: 'somebody@example.com' }),
    graphql(gateway, '{ consultations { id } }', {}, member),
    get(gateway, '/api/health/ready'),
  ];
  expect(await statusOf(get(gateway, '/api/health/live'))).toBe(200);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  // What everybody reads is there until the gateway notices that it would not hear of changes.
  for (const { status } of await Promise.all(fromMemory)) expect([200, 503]).toContain(status);
  expect(Date.now() - start).toBeLessThan(DEADLINE_MS);
  return new Set(statuses);
}

/** Does something with locks held, which are given up afterwards. */
async function whileLocked(sql: string, work: (locker: PoolClient) => Promise<void>) {
  const locker = await admin.connect();
  await locker.query(`begin; ${sql}`);
  try {
    await work(locker);
  } finally {
    await locker.query('rollback').finally(() => locker.release());
  }
}

const ofGateway = `from pg_stat_activity where application_name = 'gateway'`;
const terminate = () => admin.query(`select pg_terminate_backend(pid) ${ofGateway}`);

async function expectKeptOnce(keys: string[]) {
  const { rows } = await admin.query(
    'select name from consultations where owner_id = $1 and name = any($2)',
    [member.id, keys],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...keys].sort());
}

test('a database that is away costs 503, and nothing once it is back', async () => {
  proxy.refuse();
  // Nor is anything served from memory that may have changed unheard.
  await until(async () => (await statusOf(get(gateway, '/api/services'))) === 503);
  expect(await gateway.metric('gateway_catalogue_from_memory')).toBe(0);
  expect(await statusesUnderFire()).toEqual(new Set([503]));
  proxy.heal();
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  await until(async () => (await gateway.metric('gateway_catalogue_from_memory')) === 1);
});

test('a database stopped under load loses and doubles nothing that was acknowledged', async () => {
  const keys = times(60, at => `load-${at}`);
  const waiting = [...keys];
  const acknowledged = new Map<string, unknown>();
  const signedUp: string[] = [];
  let failed = 0;
  let crashed = false;
  const work = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const email = anEmail();
      const [booking, signup] = await Promise.all([book(key), post(gateway, '/api/email-signup', { email })]);
      if (booking.status === 201) acknowledged.set(key, booking.body);
      else failed += Number(booking.status === 503);
      if (signup.status === 201) signedUp.push(email);
      if (acknowledged.size < 20 || crashed) continue;
      crashed = true;
      await postgres.crash();
    }
  };
  await Promise.all(times(6, work));
  expect(acknowledged.size + failed).toBe(keys.length);
  expect(failed).toBeGreaterThan(0);
  expect(await statusesUnderFire()).toEqual(new Set([503]));

  await postgres.start();
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  for (const key of keys) {
    const { status, body } = await book(key);
    expect(status).toBe(201);
    if (acknowledged.has(key)) expect(body).toEqual(acknowledged.get(key));
  }
  await expectKeptOnce(keys);
  const { rows } = await admin.query('select email from email_signups where email = any($1)', [signedUp]);
  expect(rows.map(({ email }) => email).sort()).toEqual([...signedUp].sort());
});

test('terminated backends are replaced', async () => {
  await Promise.all(times(20, bookings));
  await terminate();
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
});

test('a stopped PostgreSQL costs 503 within the deadline, and nothing once it goes on', async () => {
  await Promise.all(times(20, bookings));
  const { rows } = await admin.query<{ pid: number }>(`select pid ${ofGateway}`);
  const pids = [await postmasterOf(postgres.dataDir), ...rows.map(({ pid }) => pid)];
  pids.forEach(pid => process.kill(pid, 'SIGSTOP'));
  try {
    expect(await statusesUnderFire()).toEqual(new Set([503]));
  } finally {
    pids.forEach(pid => process.kill(pid, 'SIGCONT'));
  }
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
});

test('a network that swallows everything costs 503 within the deadline, and nothing afterwards', async () => {
  proxy.hang();
  expect(await statusesUnderFire()).toEqual(new Set([503]));
  proxy.heal();
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
});

test('connections that died unnoticed cost the first request that meets one, and no other', async () => {
  // Both pools are full of idle connections, and then none of them is worth anything.
  await Promise.all(times(40, bookings));
  proxy.hang();
  proxy.heal();
  const start = Date.now();
  expect(await bookings()).toBe(503);
  expect(new Set(await Promise.all(times(20, bookings)))).toEqual(new Set([200]));
  expect(Date.now() - start).toBeLessThan(RECOVERY_MS);
});

test('a pool that is used up costs those who wait for it, not health', async () => {
  await whileLocked('lock table consultations in access exclusive mode', async () => {
    const start = Date.now();
    const answers = Promise.all(times(40, bookings));
    expect([await statusOf(get(gateway, '/api/health/live')), await ready()]).toEqual([200, 200]);
    expect(new Set(await answers)).toEqual(new Set([503]));
    expect(Date.now() - start).toBeLessThan(DEADLINE_MS);
  });
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  // As many as before, and nothing in the way: each gets its turn.
  expect(new Set(await Promise.all(times(40, bookings)))).toEqual(new Set([200]));
});

test('a locked session table holds up members only', async () => {
  await whileLocked('lock table sessions in access exclusive mode', async () => {
    const answers = await Promise.all([
      get(gateway, '/api/services', member),
      graphql(gateway, '{ services { id } }', {}, member),
      get(gateway, '/api/health/ready'),
      get(gateway, '/api/consultations', member),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
  });
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
});

test('a deadlock costs 503, keeps nothing of the booking, and is over for the next attempt', async () => {
  await whileLocked('lock table booking_notices in share mode', async locker => {
    // The booking holds its own row and waits for the outbox; the locker waits for the booking.
    const booking = book('deadlock');
    await until(async () => {
      const { rows } = await admin.query(
        `select count(*)::int as waiting ${ofGateway} and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting > 0;
    });
    await locker.query('lock table consultations in access exclusive mode');
    expect(await statusOf(booking)).toBe(503);
  });
  // The log comes by another way than the answer, and may come later.
  await until(() => gateway.logged.some(line => line.includes('40P01')));
  await expectKeptOnce([]);
  expect(await statusOf(book('deadlock'))).toBe(201);
  await expectKeptOnce(['deadlock']);
});

test('a read-only database still shows the services, and refuses writes with 503', async () => {
  await admin.query('alter database postgres set default_transaction_read_only = on');
  await terminate();
  await untilServing();
  expect([await statusOf(book('read-only')), await statusOf(get(gateway, '/api/services'))]).toEqual([
    503, 200,
  ]);
  await admin.query('begin read write; alter database postgres reset default_transaction_read_only; commit');
  await terminate();
  expect(await until(async () => (await statusOf(book('read-only'))) === 201)).toBeLessThan(RECOVERY_MS);
  await expectKeptOnce(['read-only']);
});

test('bookings under a failing network are neither lost nor doubled when their key is sent again', async () => {
  const keys = times(30, at => `night-${at}`);
  const first = Promise.all(keys.map(book));
  await new Promise(resolve => setTimeout(resolve, 15));
  proxy.refuse();
  const answers = await first;
  proxy.heal();
  expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  const again = await Promise.all(keys.map(book));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
  answers.forEach(({ status, body }, at) => status === 201 && expect(again[at]?.body).toEqual(body));
  await expectKeptOnce(keys);
});
