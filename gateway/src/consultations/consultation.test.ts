import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { consultationRule } from '@site/validation';
import { aBooking, aUser, BOOKING_FIELDS } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, patch, post } from '../testing/requests.ts';

const gateway = gatewayForTests();

const BOOK = `mutation Book($input: ConsultationInput!) { bookConsultation(input: $input) { ${BOOKING_FIELDS} } }`;
const LIST = `{ consultations { ${BOOKING_FIELDS} } }`;

const book = (cookie: string, body: unknown, key?: string) =>
  post(gateway, '/api/consultations', body, { cookie, key });
const bookByGraph = (cookie: string, input: object, key?: string) =>
  graphql(gateway, BOOK, { input }, { cookie, key });
const rowsOf = async (owner: string) =>
  (await gateway.deps.pool.query('select * from consultations where owner_id = $1', [owner])).rows;

test('returns 401 without a session, whatever the input', async () => {
  const answers = [
    await get(gateway, '/api/consultations'),
    await post(gateway, '/api/consultations', aBooking()),
    await post(gateway, '/api/consultations', {}),
    await get(gateway, '/api/consultations', { cookie: 'ounce.sid=s%3Aforged.signature' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  const graph = [
    await graphql(gateway, LIST),
    await graphql(gateway, BOOK, { input: aBooking({ name: '' }) }),
  ];
  for (const { body } of graph) {
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } }],
    });
  }
});

test('a user books and lists only their own bookings, newest first', async () => {
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  const first = await book(user.cookie, aBooking({ name: '  First ' }));
  const { message: _message, ...withoutMessage } = aBooking({ name: 'Second', service: 'vip' });
  const second = await bookByGraph(user.cookie, withoutMessage);
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    ...aBooking({ name: 'First' }),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.any(String),
  });
  const list = (await get(gateway, '/api/consultations', user)).body;
  expect(list).toEqual([
    (second.body as { data: { bookConsultation: unknown } }).data.bookConsultation,
    first.body,
  ]);
  expect((list as { message: unknown }[])[0]?.message).toBeNull();
  expect((await graphql(gateway, LIST, {}, user)).body).toEqual({ data: { consultations: list } });
  expect((await get(gateway, '/api/consultations', other)).body).toEqual([]);
});

test('ignores id, createdAt and owner in the body', async () => {
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  const id = randomUUID();
  const forged = {
    id,
    createdAt: '2001-01-01T00:00:00Z',
    owner: other.id,
    ownerId: other.id,
    owner_id: other.id,
  };
  const { status, body } = await book(user.cookie, { ...aBooking(), ...forged });
  expect(status).toBe(201);
  expect(body).not.toMatchObject({ id });
  expect(await rowsOf(other.id)).toEqual([]);
  const [row] = await rowsOf(user.id);
  expect(row.created_at.getFullYear()).toBeGreaterThan(2020);
});

test('returns 400 with path and message of every invalid field', async () => {
  const { cookie } = await aUser(gateway);
  const { status, body } = await book(cookie, {
    email: 'not an email',
    phone: '+-()/',
    service: 'gold',
    message: 'x'.repeat(2001),
  });
  expect(status).toBe(400);
  const errors = [
    { path: 'name', message: 'Required' },
    { path: 'email', message: 'Invalid email' },
    { path: 'phone', message: 'At least 5 digits' },
    { path: 'service', message: 'One of: signals, management, coaching, vip' },
    { path: 'message', message: 'At most 2000 characters' },
  ];
  expect(body).toMatchObject({ title: 'Bad Request', status: 400, errors });
  const graph = await bookByGraph(cookie, aBooking({ name: ' ', phone: '123' }));
  expect(graph.body).toMatchObject({
    errors: [
      {
        message: 'name: Required; phone: At least 5 characters',
        extensions: {
          code: 'BAD_USER_INPUT',
          http: { status: 400 },
          errors: [
            { path: 'name', message: 'Required' },
            { path: 'phone', message: 'At least 5 characters' },
          ],
        },
      },
    ],
  });
});

test('returns 429 after twenty bookings a minute, REST and GraphQL counted together', async () => {
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  const key = randomUUID();
  const first = await book(user.cookie, aBooking(), key);
  for (let count = 1; count < 20; count += 1) {
    const answer = await (count % 2 ? bookByGraph : book)(user.cookie, aBooking());
    expect(answer.status).toBeLessThan(300);
  }
  const refused = await book(user.cookie, aBooking());
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    429,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  const refusedByGraph = await bookByGraph(user.cookie, aBooking());
  expect([refusedByGraph.status, refusedByGraph.headers.get('retry-after')]).toEqual([
    429,
    expect.any(String),
  ]);
  expect(refusedByGraph.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(await rowsOf(user.id)).toHaveLength(20);
  const events = entriesOf(gateway).filter(({ event }) => event === 'rate_limited');
  expect(events).toMatchObject([{ limit: 'booking', limitedKey: user.id }]);
  // A retry of an earlier booking is answered, another user is not limited.
  expect((await book(user.cookie, aBooking(), key)).body).toEqual(first.body);
  expect((await book(other.cookie, aBooking())).status).toBe(201);
});

test('returns 429 after a hundred bookings a day', async () => {
  const user = await aUser(gateway);
  await book(user.cookie, aBooking());
  await gateway.deps.pool.query(`update rate_limits set points = 100 where key = $1`, [
    `booking-daily:${user.id}`,
  ]);
  const refused = await book(user.cookie, aBooking());
  expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([
    429,
    '"booking";q=20;w=60, "booking-daily";q=100;w=86400',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((refused.body as { detail: string }).detail).toMatch(/in 2[34] hours\.$/);
});

test('a repeated idempotency key returns the first booking by REST and GraphQL; other input returns 422', async () => {
  const user = await aUser(gateway);
  const key = randomUUID();
  const first = await book(user.cookie, aBooking(), key);
  const again = await book(user.cookie, { ...aBooking(), name: ' Ada Lovelace ' }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await bookByGraph(user.cookie, aBooking(), key)).body).toEqual({
    data: { bookConsultation: first.body },
  });
  const other = await book(user.cookie, aBooking({ name: 'Grace Hopper' }), key);
  expect(other.status).toBe(422);
  expect(await rowsOf(user.id)).toHaveLength(1);
});

test('a repeated key returns the first booking as it was answered, whatever it was changed to', async () => {
  const user = await aUser(gateway);
  const key = randomUUID();
  const first = await book(user.cookie, aBooking({ message: '' }), key);
  const { id } = first.body as { id: string };
  const changed = aBooking({ name: 'Grace Hopper', service: 'vip', message: 'Evenings.' });
  expect((await patch(gateway, `/api/consultations/${id}`, changed, user)).status).toBe(200);
  for (const message of [null, undefined]) {
    const again = await book(user.cookie, { ...aBooking(), message }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  }
  expect((await book(user.cookie, changed, key)).status).toBe(422);
  expect(await rowsOf(user.id)).toMatchObject([{ name: 'Grace Hopper' }]);
});

const others = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+1 555 01234',
  service: 'vip',
  message: 'Another message.',
};
test.each(Object.keys(consultationRule.shape) as (keyof typeof consultationRule.shape)[])(
  'a repeated idempotency key with another %s returns 422',
  async field => {
    const user = await aUser(gateway);
    const key = randomUUID();
    await book(user.cookie, aBooking(), key);
    const other = { ...aBooking(), [field]: others[field] };
    expect((await book(user.cookie, other, key)).status).toBe(422);
  },
);

test('idempotency keys are scoped to the user', async () => {
  const key = randomUUID();
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  const answers = [
    await book(user.cookie, aBooking(), key),
    await book(other.cookie, aBooking({ name: 'B' }), key),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

test('returns 400 for an idempotency key above 255 characters', async () => {
  const { cookie } = await aUser(gateway);
  expect((await book(cookie, aBooking(), 'k'.repeat(256))).status).toBe(400);
});

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
  const { body } = await book(other.cookie, aBooking());
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
