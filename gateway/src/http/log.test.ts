import { expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { aUser } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post, type Answer } from '../testing/requests.ts';

const gateway = gatewayForTests();

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
