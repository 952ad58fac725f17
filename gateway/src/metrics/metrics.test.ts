import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { serveMetrics } from '@site/federation/serve/metricsServer';
import { aBooking, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post, rawStatus } from '../testing/requests.ts';

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
