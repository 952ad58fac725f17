import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { serveMetrics } from '@site/federation/serve/metricsServer';
import { until } from '@site/tooling/testkit';
import { aBooking, aUser } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post, rawStatus, type Answer } from '../testing/requests.ts';

const gateway = gatewayForTests();

test('metrics are served on a port of their own, by route and not by path, and by standard methods', async () => {
  await get(gateway, '/api/services');
  await get(gateway, '/api/made-up-by-a-client');
  for (const method of ['PROPFIND', 'LINK']) await rawStatus(gateway, '/', {}, method);
  const server = serveMetrics(
    gateway.deps.metrics.registry,
    { host: '127.0.0.1', port: 0 },
    gateway.deps.log,
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/services",status="200"} 1',
  );
  expect(text).toMatch(/_count\{method="other",route="none",status="\d+"\} 2/);
  expect(text).not.toMatch(/PROPFIND|LINK/);
  expect(text).toContain('gateway_migrated 1');
  expect(text).not.toContain('made-up');
  expect((await get(gateway, '/metrics')).status).toBe(404);
});

test('a refused cross-site write and a locked lesson are security events with address and request id', async () => {
  const { cookie } = await aUser(gateway);
  const headers = { origin: 'https://evil.example' };
  const locked = '{ lesson(level: beginner, module: 3) { title } }';
  const responses = [
    await post(gateway, '/api/consultations', {}, { cookie, headers }),
    await graphql(gateway, '{ __typename }', {}, { cookie, headers }),
    await graphql(gateway, locked, {}, { cookie }),
  ];
  const events = entriesOf(gateway).filter(({ msg }) => msg === 'security event');
  expect(events).toMatchObject(
    responses.map(response => ({
      event: 'access_refused',
      status: 403,
      address: expect.any(String),
      requestId: response.headers.get('x-request-id'),
    })),
  );
  expect(events).toHaveLength(3);
});

test('the line of a request names the client and the user', async () => {
  const { id: userId, cookie } = await aUser(gateway);
  const line = async (response: Promise<Answer>) => {
    const requestId = (await response).headers.get('x-request-id');
    const ofRequest = () =>
      entriesOf(gateway).find(entry => entry.requestId === requestId && entry.msg === 'request');
    await until(() => ofRequest() !== undefined);
    return ofRequest();
  };
  const common = { time: expect.any(Number), address: expect.any(String), ms: expect.any(Number) };
  expect(await line(get(gateway, '/api/consultations', { cookie }))).toMatchObject({
    ...common,
    ...{ userId, method: 'GET', route: '/api/consultations', status: 200 },
  });
  expect(await line(get(gateway, '/api/consultations'))).toMatchObject({ ...common, status: 401 });
  expect(await line(graphql(gateway, '{ currentUser { id } }', {}, { cookie }))).toMatchObject({ userId });
});

test('no address, message, cookie or token gets into the log, whatever goes wrong', async () => {
  const canary = 'canary7f3a';
  const { cookie } = await aUser(gateway, { email: `${canary}@example.com`, firstName: canary });
  const booking = aBooking({ name: canary, email: `${canary}@example.com`, message: canary });
  await post(gateway, '/api/consultations', booking, { cookie, key: canary });
  await post(gateway, '/api/email-signup', { email: `${canary}@example.com` });
  await post(gateway, '/api/email-signup', { email: `${canary}@example.com` });
  await post(gateway, '/api/email-signup', `{"email": ${canary}`);
  await get(gateway, `/api/services?token=${canary}`, { cookie: `ounce.sid=${canary}` });
  await get(gateway, `/api/login?login_hint=${canary}@example.com&returnTo=/${canary}`);
  await get(gateway, `/api/email-signup/remove?token=${canary}`);
  await get(gateway, `/api/callback?code=${canary}&state=${canary}`);
  await get(gateway, '/api/health/live', {
    headers: { 'x-request-id': `<${canary}>`, 'user-agent': canary },
  });
  await get(gateway, `/api/${canary}@example.com`);
  await graphql(gateway, `{ ${canary} }`);
  await graphql(gateway, '{ services(', { canary });
  await gateway.deps.pool.query(
    'alter table consultations add constraint odd check (length(message) < 5) not valid',
  );
  await post(gateway, '/api/consultations', booking, { cookie });
  const book = 'mutation M($input: ConsultationInput!) { bookConsultation(input: $input) { id } }';
  await graphql(gateway, book, { input: booking }, { cookie });
  const lines = gateway.logged.join('');
  expect(lines).toContain('request failed');
  expect(lines).toContain('resolver failed');
  expect(lines).not.toContain(canary);
  expect(lines).not.toContain(cookie.split('=')[1]!.slice(4, 20));
});

test('ready is 503 once a pool has lent no connection for longer than any query may last', async () => {
  // MikroORM opens its pool at the first query.
  await get(gateway, '/api/services');
  const { pool } = gateway.deps.poolMonitor.pools.get('orm')!;
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const ready = async () => (await get(gateway, '/api/health/ready')).status;
  expect(await ready()).toBe(200);
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 16_000);
  expect(await ready()).toBe(503);
  clients.forEach(client => client.release());
  clock.mockImplementation(() => now + 18_000);
  expect(await ready()).toBe(200);
  clock.mockRestore();
});

test('a hundred questions after a pause find a ready gateway, and cost one probe of each pool', async () => {
  await get(gateway, '/api/services');
  const { pools } = gateway.deps.poolMonitor;
  const now = performance.now();
  // Idle connections are closed after ten seconds; the pools last lent one before that.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 22_000);
  const queries = [...pools.values()].map(({ pool }) => jest.spyOn(pool, 'query'));
  // What requests after a pause do: all places of both pools are about to connect.
  const connecting = [...pools.values()].flatMap(({ pool }) =>
    Array.from({ length: 10 }, async () => (await pool.connect()).release()),
  );
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => (await get(gateway, '/api/health/ready')).status),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(queries.every(({ mock }) => mock.calls.length <= 1)).toBe(true);
  await Promise.all(connecting);
  jest.restoreAllMocks();
  clock.mockRestore();
});
