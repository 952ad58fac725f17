import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBooking, aUser } from './testing/factories.ts';
import { startGatewayOn, type TestGateway } from './testing/gateway.ts';
import { behindTransaction } from './testing/locks.ts';
import { loginSiteForTests } from './testing/loginSite.ts';
import { get, post } from './testing/requests.ts';

// Two gateways on one database.
const { gateway, provider, beginLogin } = loginSiteForTests();
let other: TestGateway;
beforeAll(async () => {
  const settings = { PUBLIC_URL: gateway.url, OIDC_ISSUER: provider.issuer };
  other = await startGatewayOn(gateway.env.DATABASE_URL, settings);
});
afterAll(() => other.stop());
const both = () => [gateway, other];

test('a login that one gateway began is finished by another, and a logout holds at both', async () => {
  const { browser, callback } = await beginLogin();
  const begun = { cookie: browser.cookie(gateway.url) };
  const { headers } = await get(other, callback.slice(gateway.url.length), { ...begun });
  const session = { cookie: headers.getSetCookie()[0]!.split(';')[0]! };
  const statuses = () =>
    Promise.all(both().map(async each => (await get(each, '/api/auth/user', session)).status));
  expect(await statuses()).toEqual([200, 200]);
  await get(gateway, '/api/logout', session);
  expect(await statuses()).toEqual([401, 401]);
});

test('a rate limit is counted over all gateways', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 45; at += 1)
    statuses.push((await post(both()[at % 2]!, '/api/email-signup', { email: 'nobody' })).status);
  expect(statuses).toEqual([...Array(40).fill(400), ...Array(5).fill(429)]);
});

test('a key with which another gateway books at the same time books once', async () => {
  const { id, cookie } = await aUser(gateway);
  const book = (at: TestGateway, key: string) => post(at, '/api/consultations', aBooking(), { cookie, key });
  const first = await book(gateway, 'first');
  const taken = `update consultations set idempotency_key = 'second' where owner_id = '${id}'`;
  const again = await behindTransaction(gateway.deps.pool, taken, 1, () => book(other, 'second'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await get(other, '/api/consultations', { cookie })).body).toHaveLength(1);
});
