import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { freePort, prepareDatabase, type TestDatabase, until } from '@site/tooling/testkit';
import { TestBrowser } from './testing/browser.ts';
import { startDatabaseProxy } from './testing/databaseProxy.ts';
import { aBooking, aUser } from './testing/factories.ts';
import { startGatewayProcess, type GatewayProcess } from './testing/gatewayProcess.ts';
import { startIdentityProvider } from './testing/identityProvider.ts';
import { get, graphql, post } from './testing/requests.ts';

jest.setTimeout(120_000);
const RECOVERY_MS = 15_000;

// One process from start to end, then its successor; the tests depend on their order.
let postgres: TestDatabase;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let issuerPort: number;
let provider: Awaited<ReturnType<typeof startIdentityProvider>> | undefined;
let admin: Pool;
let gateway: GatewayProcess;
const started: GatewayProcess[] = [];
beforeAll(async () => {
  // The identity provider logs reminders about production.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  postgres = await prepareDatabase();
  proxy = await startDatabaseProxy(postgres.url);
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  issuerPort = await freePort();
  gateway = await start();
});
afterAll(async () => {
  for (const each of started) await each.stop();
  await provider?.stop();
  await admin.end();
  await proxy.stop();
  await postgres.stop();
});

async function start() {
  const each = await startGatewayProcess(proxy.url, { OIDC_ISSUER: `http://localhost:${issuerPort}` });
  started.push(each);
  return each;
}
const statusOf = async (path: string, cookie = '') =>
  (await get(gateway, path, { cookie, headers: { accept: 'text/html' } })).status;
const newUser = () => aUser({ deps: { pool: admin }, env: gateway.env });

test('listens without a database, and serves once it is available', async () => {
  const paths = ['/api/health/live', '/api/health/ready', '/api/services'];
  expect(await Promise.all(paths.map(path => statusOf(path)))).toEqual([200, 503, 503]);
  expect((await graphql(gateway, '{ services { id } }')).status).toBe(503);
  await postgres.start();
  expect(await until(async () => (await statusOf('/api/health/ready')) === 200)).toBeLessThan(RECOVERY_MS);
  expect(await statusOf('/api/services')).toBe(200);
});

test('fails only logins while the identity provider is unavailable', async () => {
  expect(await statusOf('/api/login')).toBe(503);
  expect([await statusOf('/api/health/ready'), await statusOf('/api/services')]).toEqual([200, 200]);
  provider = await startIdentityProvider(gateway.url, issuerPort);
  expect(await until(async () => (await statusOf('/api/login')) === 302)).toBeLessThan(RECOVERY_MS);
  const browser = new TestBrowser();
  await browser.follow(`${gateway.url}/api/login`, address => address === `${gateway.url}/`);
  expect(await statusOf('/api/auth/user', browser.cookie(gateway.url))).toBe(200);
});

test('books once when the gateway is killed between commit and response', async () => {
  const { id, cookie } = await newUser();
  const rows = async () =>
    (await admin.query('select id from consultations where owner_id = $1', [id])).rows as { id: string }[];
  const book = () =>
    post(gateway, '/api/consultations', aBooking(), { cookie, headers: { 'idempotency-key': 'one' } });

  proxy.swallowCommits();
  const unanswered = expect(book()).rejects.toThrow();
  await until(async () => (await rows()).length === 1);
  gateway.kill('SIGKILL');
  expect(await gateway.ended).toBe('SIGKILL');
  await unanswered;

  proxy.heal();
  gateway = await start();
  await until(async () => (await statusOf('/api/health/ready')) === 200);
  const [again, oncemore] = [await book(), await book()];
  const [row] = await rows();
  expect([again.status, again.body]).toEqual([201, expect.objectContaining({ ...aBooking(), id: row!.id })]);
  expect(oncemore.body).toEqual(again.body);
  expect(await rows()).toHaveLength(1);
  const { rowCount } = await admin.query('select from booking_notices where consultation_id = $1', [row!.id]);
  expect(rowCount).toBe(1);
});

test('finishes requests in flight on SIGTERM, accepts no new ones, and exits with 0', async () => {
  const { cookie } = await newUser();
  const locker = await admin.connect();
  await locker.query('begin; lock table sessions in access exclusive mode');
  const inFlight = Array.from({ length: 100 }, () => statusOf('/api/auth/user', cookie));
  await until(
    async () => (await gateway.metric('gateway_database_connections{pool="sql",state="waiting"}')) >= 80,
  );
  gateway.kill('SIGTERM');
  await until(() =>
    fetch(gateway.url + '/api/health/live').then(
      () => false,
      () => true,
    ),
  );
  await locker.query('rollback');
  locker.release();
  const statuses = await Promise.all(inFlight);
  // On a slow machine some may exceed the connection timeout: 503.
  expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(50);
  expect(await gateway.ended).toBe(0);
});
