import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { freePort, prepareDatabase, TestBrowser, type TestDatabase, until } from '@site/tooling/testkit';
import { startDatabaseProxy } from './testing/databaseProxy.ts';
import { aBooking, aUser } from './testing/factories.ts';
import { startGatewayProcess, type GatewayProcess } from './testing/gatewayProcess.ts';
import { startIdentityProvider } from './testing/identityProvider.ts';
import { get, graphql, post } from './testing/requests.ts';
import { startServer } from './testing/server.ts';

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

async function start(settings = {}) {
  const each = await startGatewayProcess(proxy.url, {
    OIDC_ISSUER: `http://localhost:${issuerPort}`,
    ...settings,
  });
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
  expect(await get(gateway, '/api/login', { headers: { accept: 'text/html' } })).toMatchObject({
    status: 503,
    body: expect.stringContaining('cannot be reached right now'),
  });
  expect([await statusOf('/api/health/ready'), await statusOf('/api/services')]).toEqual([200, 200]);
  provider = await startIdentityProvider(gateway.url, issuerPort);
  expect(await until(async () => (await statusOf('/api/login')) === 302)).toBeLessThan(RECOVERY_MS);
  const browser = new TestBrowser();
  await browser.follow(`${gateway.url}/api/login`, address => address === `${gateway.url}/`);
  expect(await statusOf('/api/auth/user', browser.cookie(gateway.url))).toBe(200);
});

test('books once when the gateway is killed between commit and response, and its successor is ready when its port opens', async () => {
  const { id, cookie } = await newUser();
  const rows = async () =>
    (await admin.query('select id from consultations where owner_id = $1', [id])).rows as { id: string }[];
  const book = () => post(gateway, '/api/consultations', aBooking(), { cookie, key: 'one' });

  proxy.swallowCommits();
  const unanswered = expect(book()).rejects.toThrow();
  await until(async () => (await rows()).length === 1);
  gateway.kill('SIGKILL');
  expect(await gateway.ended).toBe('SIGKILL');
  await unanswered;

  proxy.heal();
  gateway = await start();
  // A rolling update sends it requests as soon as its port is open. Only a first attempt that failed, as on a machine
  // that is too busy, opens the port early.
  const failed = gateway.logged.some(line => line.includes('database migration failed'));
  expect(await statusOf('/api/health/ready')).toBe(failed ? 503 : 200);
  await until(async () => (await statusOf('/api/health/ready')) === 200);
  const [again, oncemore] = [await book(), await book()];
  const [row] = await rows();
  expect([again.status, again.body]).toEqual([201, expect.objectContaining({ ...aBooking(), id: row!.id })]);
  expect(oncemore.body).toEqual(again.body);
  expect(await rows()).toHaveLength(1);
  const { rowCount } = await admin.query('select from booking_notifications where consultation_id = $1', [
    row!.id,
  ]);
  expect(rowCount).toBe(1);
});

/** A GraphQL request whose headers the gateway has read, and whose body `finish` sends. */
async function requestInFlight() {
  // Nothing that needs the database: on a slow machine a connection may take too long.
  const body = JSON.stringify({ query: '{ __typename }' });
  const request = http.request(`${gateway.url}/graphql`, {
    method: 'POST',
    // The gateway answers "100 Continue" as soon as it handles the request.
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
    agent: new http.Agent({ keepAlive: true }),
  });
  const ended = once(request, 'error');
  request.flushHeaders();
  await once(request, 'continue');
  return {
    ended,
    finish: async () => {
      request.end(body);
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    },
  };
}

test('finishes requests in flight on SIGTERM, accepts no new ones, and exits with 0', async () => {
  const inFlight = await Promise.all(Array.from({ length: 100 }, requestInFlight));
  gateway.kill('SIGTERM');
  await until(() =>
    fetch(gateway.url + '/api/health/live').then(
      () => false,
      () => true,
    ),
  );
  const statuses = await Promise.all(inFlight.map(({ finish }) => finish()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await gateway.ended).toBe(0);
});

test('on SIGTERM no notification is claimed, the one under way is stored as sent, and an endless request is cut off', async () => {
  await admin.query('truncate consultations cascade');
  /** Notifications that the receiver has and did not answer yet. */
  const received: ServerResponse[] = [];
  const receiver = await startServer((_req, res) => void received.push(res));
  gateway = await start({
    NOTIFICATION_WEBHOOK_URL: receiver.url,
    NOTIFICATION_WEBHOOK_SECRET: 'the-webhook-secret',
  });
  expect((await post(gateway, '/api/consultations', aBooking(), await newUser())).status).toBe(201);
  await until(() => received.length === 1);
  // It never ends, as a long answer of the tutor.
  const { ended } = await requestInFlight();

  gateway.kill('SIGTERM');
  await until(() => gateway.logged.some(line => line.includes('"stopping"')));
  // Due while requests are still under way: another gateway's to send.
  await admin.query(`insert into booking_notifications (id, consultation_id)
    select gen_random_uuid(), id from consultations`);
  received[0]!.writeHead(204).end();

  await ended;
  expect(await gateway.ended).toBe(0);
  const { rows } = await admin.query(
    'select attempts, delivered_at is not null as delivered from booking_notifications order by attempts',
  );
  expect(rows).toEqual([
    { attempts: 0, delivered: false },
    { attempts: 1, delivered: true },
  ]);
  expect(received).toHaveLength(1);
  await receiver.stop();
});
