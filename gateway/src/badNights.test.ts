import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { startDatabaseProxy } from './testing/databaseProxy.ts';
import { aBooking, aMember } from './testing/factories.ts';
import { startGatewayOn, type TestGateway } from './testing/gateway.ts';
import { startPostgres } from './testing/postgres.ts';
import { get, graphql, post } from './testing/requests.ts';

jest.setTimeout(60_000);
const DEADLINE_MS = 12_000;
const RECOVERY_MS = 5_000;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let gateway: TestGateway;
let admin: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startDatabaseProxy(postgres.url);
  gateway = await startGatewayOn(proxy.url);
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await untilReady();
});
afterAll(async () => {
  await admin.end();
  await gateway.stop();
  await proxy.stop();
  await postgres.stop();
});
afterEach(async () => {
  proxy.heal();
  await untilReady();
});

const ready = async () => (await get(gateway, '/api/health/ready')).status;

async function untilReady(within = 15_000): Promise<number> {
  const start = Date.now();
  while ((await ready()) !== 200 || (await get(gateway, '/api/services')).status !== 200) {
    if (Date.now() - start > within) throw new Error('The gateway did not recover.');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return Date.now() - start;
}

/** Every kind of request at once; each must be answered within the deadline, and live must stay 200. */
async function statusesUnderFire(cookie: string): Promise<number[]> {
  const start = Date.now();
  const requests = [
    get(gateway, '/api/services'),
    get(gateway, '/api/consultations', { cookie }),
    post(gateway, '/api/consultations', aBooking(), { cookie }),
    post(gateway, '/api/email-signup', { email: 'somebody@example.com' }),
    graphql(gateway, '{ services { id } }'),
    graphql(gateway, '{ consultations { id } }', {}, { cookie }),
    get(gateway, '/api/health/ready'),
  ];
  expect((await get(gateway, '/api/health/live')).status).toBe(200);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(Date.now() - start).toBeLessThan(DEADLINE_MS);
  return statuses;
}

test('a database that is away costs 503, and nothing once it is back', async () => {
  const { cookie } = await aMember(gateway);
  proxy.refuse();
  expect(new Set(await statusesUnderFire(cookie))).toEqual(new Set([503]));
  proxy.heal();
  expect(await untilReady()).toBeLessThan(RECOVERY_MS);
  expect((await get(gateway, '/api/consultations', { cookie })).status).toBe(200);
});

test('a database that hangs costs 503 within the deadline, and nothing once it answers again', async () => {
  const { cookie } = await aMember(gateway);
  await statusesUnderFire(cookie);
  proxy.hang();
  expect(new Set(await statusesUnderFire(cookie))).toEqual(new Set([503]));
  proxy.heal();
  expect(await untilReady()).toBeLessThan(RECOVERY_MS);
  expect((await get(gateway, '/api/consultations', { cookie })).status).toBe(200);
});

test('connections that died unnoticed cost the first request that meets one, and no other', async () => {
  const { cookie } = await aMember(gateway);
  const bookings = async () => (await get(gateway, '/api/consultations', { cookie })).status;
  // Both pools are full of idle connections, and then none of them is worth anything.
  await Promise.all(Array.from({ length: 40 }, bookings));
  proxy.hang();
  proxy.heal();
  const start = Date.now();
  expect(await bookings()).toBe(503);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, bookings)))).toEqual(new Set([200]));
  expect(Date.now() - start).toBeLessThan(RECOVERY_MS);
});

test('terminated backends are replaced, and the process lives on', async () => {
  const { cookie } = await aMember(gateway);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway'`,
  );
  expect(await untilReady()).toBeLessThan(RECOVERY_MS);
  expect((await get(gateway, '/api/consultations', { cookie })).status).toBe(200);
});

test('a locked session table holds up members only', async () => {
  const { cookie } = await aMember(gateway);
  await admin.query('begin; lock table sessions in access exclusive mode');
  const [publicRest, publicGraph, member] = await Promise.all([
    get(gateway, '/api/services', { cookie }),
    graphql(gateway, '{ services { id } }', {}, { cookie }),
    get(gateway, '/api/consultations', { cookie }),
  ]);
  await admin.query('rollback');
  expect([publicRest.status, publicGraph.status, member.status]).toEqual([200, 200, 503]);
  expect((await get(gateway, '/api/consultations', { cookie })).status).toBe(200);
});

test('a read-only database still shows the services, and refuses writes with 503', async () => {
  const { cookie } = await aMember(gateway);
  await admin.query(`alter database postgres set default_transaction_read_only = on`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway'`,
  );
  await untilReady();
  const booking = await post(gateway, '/api/consultations', aBooking(), { cookie });
  expect([booking.status, (await get(gateway, '/api/services')).status]).toEqual([503, 200]);
  await admin.query('set default_transaction_read_only = off');
  await admin.query(`alter database postgres reset default_transaction_read_only`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway'`,
  );
  await untilReady();
  expect((await post(gateway, '/api/consultations', aBooking(), { cookie })).status).toBe(201);
});

test('bookings under a failing network are neither lost nor doubled when their key is sent again', async () => {
  const { id, cookie } = await aMember(gateway);
  const keys = Array.from({ length: 30 }, (_, at) => `night-${at}`);
  const acknowledged = new Set<string>();
  const attempt = async (key: string) => {
    const headers = { 'idempotency-key': key };
    const { status } = await post(gateway, '/api/consultations', aBooking({ name: key }), {
      cookie,
      headers,
    });
    if (status === 201) acknowledged.add(key);
  };
  const first = Promise.all(keys.map(attempt));
  await new Promise(resolve => setTimeout(resolve, 15));
  proxy.refuse();
  await first;
  proxy.heal();
  await untilReady();
  const { rows: kept } = await admin.query('select name from consultations where owner_id = $1', [id]);
  expect([...acknowledged].filter(key => !kept.some(({ name }) => name === key))).toEqual([]);
  await Promise.all(keys.map(attempt));
  const { rows } = await admin.query('select name from consultations where owner_id = $1 order by name', [
    id,
  ]);
  expect(rows.map(({ name }) => name)).toEqual([...keys].sort());
});

test('a hundred requests in flight are all answered when the pool is far smaller', async () => {
  const { cookie } = await aMember(gateway);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => get(gateway, '/api/consultations', { cookie })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
