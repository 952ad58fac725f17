import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aBooking, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post } from '../testing/requests.ts';

const gateway = gatewayForTests();

async function bookMany(owner: string, count: number) {
  // One transaction: the same time of creation for all, so that the id decides the order.
  await gateway.deps.pool.query(
    `insert into consultations (id, owner_id, name, email, phone, service)
     select gen_random_uuid(), $1, 'Ada', 'ada@example.com', '12345', 'vip' from generate_series(1, $2)`,
    [owner, count],
  );
}
const LIST_PAGE = `query Page($limit: Int, $before: ID) { consultations(limit: $limit, before: $before) { id } }`;
const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

test('pages through all bookings by the Link header and by GraphQL, each booking once', async () => {
  const user = await aUser(gateway);
  await bookMany(user.id, 103);
  await bookMany(user.id, 20);
  const read: string[] = [];
  const sizes: number[] = [];
  let path: string | undefined = '/api/consultations?limit=50';
  while (path) {
    const { status, headers, body } = await get(gateway, path, user);
    expect(status).toBe(200);
    sizes.push(idsOf(body).length);
    read.push(...idsOf(body));
    path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(sizes).toEqual([50, 50, 23]);
  expect(new Set(read).size).toBe(123);
  const unlimited = await get(gateway, '/api/consultations', user);
  expect([idsOf(unlimited.body), unlimited.headers.get('link')]).toEqual([
    read.slice(0, 100),
    `</api/consultations?limit=100&before=${read[99]}>; rel="next"`,
  ]);
  const variables = { limit: 10, before: read[49] };
  const { body } = await graphql(gateway, LIST_PAGE, variables, user);
  expect(idsOf((body as { data: { consultations: unknown } }).data.consultations)).toEqual(
    read.slice(50, 60),
  );
  const nulls = await graphql(gateway, LIST_PAGE, { limit: null, before: null }, user);
  expect((nulls.body as { data: { consultations: unknown[] } }).data.consultations).toHaveLength(100);
});

test('an exactly full last page has no next page', async () => {
  const user = await aUser(gateway);
  await bookMany(user.id, 2);
  expect((await get(gateway, '/api/consultations?limit=2', user)).headers.get('link')).toBeNull();
});

test('the id of another user or of no booking gives an empty page', async () => {
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  await bookMany(user.id, 2);
  const { body } = await post(gateway, '/api/consultations', aBooking(), other);
  for (const before of [(body as { id: string }).id, randomUUID()])
    expect((await get(gateway, `/api/consultations?before=${before}`, user)).body).toEqual([]);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=1.5',
  'limit=x',
  'limit=',
  'limit=1&limit=2',
  'limit[]=1',
  'limit[a]=1',
  'after=x',
  'before=x',
  'before=',
])('returns 400 for ?%s', async query => {
  const user = await aUser(gateway);
  const { status, body } = await get(gateway, `/api/consultations?${query}`, user);
  expect([status, body]).toMatchObject([400, { errors: [{ path: query.split('=')[0] }] }]);
});

test.each([{ limit: 0 }, { limit: 101 }, { before: 'x' }])('GraphQL returns 400 for %j', async variables => {
  const user = await aUser(gateway);
  const { status, body } = await graphql(gateway, LIST_PAGE, variables, user);
  expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
});

test('returns 429 after 30 lists a minute, by both doors together', async () => {
  const user = await aUser(gateway);
  const statuses: number[] = [];
  for (let at = 0; at < 30; at += 1) statuses.push((await get(gateway, '/api/consultations', user)).status);
  expect(statuses).toEqual(Array(30).fill(200));
  const refused = await get(gateway, '/api/consultations', user);
  const policy = refused.headers.get('ratelimit-policy');
  expect([refused.status, policy]).toEqual([429, '"booking-read";q=30;w=60']);
  const byGraph = await graphql(gateway, LIST_PAGE, {}, user);
  expect(byGraph.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect((await get(gateway, '/api/consultations', await aUser(gateway))).status).toBe(200);
});
