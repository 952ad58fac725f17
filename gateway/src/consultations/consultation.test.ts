import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aBooking, aUser } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post } from '../testing/requests.ts';

const gateway = gatewayForTests();

const FIELDS = 'id name email phone service message createdAt';
const BOOK = `mutation Book($input: ConsultationInput!) { bookConsultation(input: $input) { ${FIELDS} } }`;
const LIST = `{ consultations { ${FIELDS} } }`;

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
