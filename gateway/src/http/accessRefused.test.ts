import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { graphql, post } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.stop());

test('a refused cross-site write and a locked lesson are security events with address and request id', async () => {
  const { cookie } = await aUser(gateway);
  const headers = { origin: 'https://evil.example' };
  const locked = '{ lesson(level: beginner, module: 3) { title } }';
  const responses = [
    await post(gateway, '/api/consultations', {}, { cookie, headers }),
    await graphql(gateway, '{ __typename }', {}, { cookie, headers }),
    await graphql(gateway, locked, {}, { cookie }),
  ];
  const events = gateway.logged.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
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
