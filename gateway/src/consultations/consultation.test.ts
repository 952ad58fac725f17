import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type ConsultationInput, consultationRule } from '@site/validation';
import { aBooking, aUser, BOOKING_FIELDS } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { type Answer, get, graphql, patch, post, remove } from '../testing/requests.ts';
import { claimDue, sendClaimed } from './notifications/outbox.ts';

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

describe('changes and withdrawals', () => {
  interface Booking {
    id: string;
    name: string;
    createdAt: string;
  }
  type User = Awaited<ReturnType<typeof aUser>>;

  const CHANGE = `mutation Change($id: ID!, $input: ConsultationInput!) {
  changeBooking(id: $id, input: $input) { ${BOOKING_FIELDS} } }`;
  const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawBooking(id: $id) }`;

  const pathOf = (id: string) => `/api/consultations/${id}`;
  const change = (user: User, id: string, body: unknown, key?: string) =>
    patch(gateway, pathOf(id), body, { ...user, key });
  const withdraw = (user: User, id: string, key?: string) => remove(gateway, pathOf(id), { ...user, key });
  const listOf = async (user: User) => (await get(gateway, '/api/consultations', user)).body as Booking[];
  const query = async (sql: string, values: unknown[] = []) =>
    (await gateway.deps.pool.query(sql, values)).rows;

  async function booked() {
    const user = await aUser(gateway);
    const booking = (await post(gateway, '/api/consultations', aBooking(), user)).body as Booking;
    return { user, booking };
  }
  const makeOlder = (id: string, age: string) =>
    query('update consultations set created_at = now() - $2::interval where id = $1', [id, age]);

  /** What the outbox holds of a booking, oldest first, as `event attempts`. */
  const queuedOf = async (id: string) =>
    (
      await query(
        `select event || ' ' || attempts || case when delivered_at is null then '' else ' sent' end as text
       from booking_notifications where consultation_id::text = $1 order by created_at`,
        [id],
      )
    ).map(({ text }) => text as string);

  /** Sends, or fails to send, what is due; returns what was said. */
  async function sendDue(error?: Error) {
    const { orm, log } = gateway.deps;
    const said: string[] = [];
    for (const claimed of await claimDue(orm.em, 100))
      await sendClaimed(
        orm.em,
        async ({ event, consultation }) => {
          said.push(`${event} ${consultation.name}`);
          if (error) throw error;
        },
        log,
        claimed,
      );
    return said;
  }
  const makeDue = () =>
    query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);

  test('an own booking is changed: the whole row, or the fields that are given', async () => {
    const { user, booking } = await booked();
    const other: Required<ConsultationInput> = {
      name: '  Grace ',
      email: 'grace@example.com',
      phone: '+1 555 01234',
      service: 'vip',
      message: '',
    };
    const changed = await change(user, booking.id, other);
    expect([changed.status, changed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(changed.body).toEqual({ ...booking, ...other, name: 'Grace', message: null });
    const forged = { id: randomUUID(), createdAt: '2001-01-01T00:00:00Z', owner: randomUUID() };
    const part = await change(user, booking.id, { message: 'Evenings.', ...forged });
    expect(part.body).toEqual({ ...(changed.body as object), message: 'Evenings.' });
    expect(await listOf(user)).toEqual([part.body]);
    const byGraph = await graphql(gateway, CHANGE, { id: booking.id, input: aBooking() }, user);
    expect(byGraph.body).toEqual({ data: { changeBooking: booking } });
  });

  test('an own booking is withdrawn: it is in no list any more', async () => {
    const [{ user, booking }, second] = [await booked(), await booked()];
    const { status, body } = await withdraw(user, booking.id);
    expect([status, body, await listOf(user)]).toEqual([204, '', []]);
    const byGraph = await graphql(gateway, WITHDRAW, { id: second.booking.id }, second.user);
    expect([byGraph.body, await listOf(second.user)]).toEqual([{ data: { withdrawBooking: true } }, []]);
  });

  test('the key of a withdrawn booking books nothing and says so', async () => {
    const user = await aUser(gateway);
    const book = () => post(gateway, '/api/consultations', aBooking(), { ...user, key: 'first' });
    const { body } = await book();
    await withdraw(user, (body as Booking).id);
    const again = await book();
    expect([again.status, again.body, await listOf(user)]).toMatchObject([
      422,
      { detail: 'The booking with this Idempotency-Key was withdrawn.' },
      [],
    ]);
  });

  const writes: [string, (user: User, id: string) => Promise<Answer>][] = [
    ['PATCH', (user, id) => change(user, id, { name: 'Grace' })],
    ['DELETE', (user, id) => withdraw(user, id)],
    ['changeBooking', (user, id) => graphql(gateway, CHANGE, { id, input: aBooking({ name: 'G' }) }, user)],
    ['withdrawBooking', (user, id) => graphql(gateway, WITHDRAW, { id }, user)],
  ];
  const refusals: [
    string,
    number,
    RegExp,
    (own: { user: User; booking: Booking }) => Promise<[User, string]>,
  ][] = [
    ['of another user', 404, /no such booking/, async ({ user }) => [user, (await booked()).booking.id]],
    ['that is unknown', 404, /no such booking/, async ({ user }) => [user, randomUUID()]],
    ['with an id that is none', 404, /no such booking/, async ({ user }) => [user, 'x']],
    [
      'that is withdrawn',
      404,
      /no such booking/,
      async ({ user, booking }) => (await withdraw(user, booking.id), [user, booking.id]),
    ],
    [
      'that is 24 hours old',
      409,
      /for 24 hours\. For this one write to us/,
      async ({ user, booking }) => (await makeOlder(booking.id, '24 hours'), [user, booking.id]),
    ],
    [
      'of an erased account',
      401,
      /log in/,
      async ({ user, booking }) => (await remove(gateway, '/api/account', user), [user, booking.id]),
    ],
    ['without a session', 401, /log in/, async ({ user, booking }) => [{ ...user, cookie: '' }, booking.id]],
  ];

  test.each(
    writes.flatMap(([door, write]) =>
      refusals.map(([what, status, words, prepare]) => ({ door, write, what, status, words, prepare })),
    ),
  )(
    '$door of a booking $what gives $status and changes nothing',
    async ({ write, status, words, prepare }) => {
      const [user, id] = await prepare(await booked());
      const rows = () => query('select * from consultations order by id');
      const [before, queued] = [await rows(), await queuedOf(id)];
      const { status: sent, body } = await write(user, id);
      const error = body as {
        detail?: string;
        errors?: { message: string; extensions: { http: { status: number } } }[];
      };
      expect(error.errors?.[0]?.extensions.http.status ?? sent).toBe(status);
      expect(error.errors?.[0]?.message ?? error.detail).toMatch(words);
      expect([await rows(), await queuedOf(id)]).toEqual([before, queued]);
    },
  );

  test.each(['23 hours 59 minutes', '1 minute'])(
    'a booking of %s ago can be changed and withdrawn',
    async age => {
      const { user, booking } = await booked();
      await makeOlder(booking.id, age);
      expect((await change(user, booking.id, { name: 'Grace' })).status).toBe(200);
      expect((await withdraw(user, booking.id)).status).toBe(204);
    },
  );

  test.each<[string, unknown, string]>([
    ['an empty name', { name: ' ' }, 'name: Required'],
    ['no email', { email: null }, 'email: Required'],
    ['a bad phone', { phone: '123' }, 'phone: At least 5 characters'],
    ['another service', { service: 'gold' }, 'service: One of: signals, management, coaching, vip'],
    ['no object', ['abc'], 'Invalid input: expected object, received array'],
  ])('a change to %s gives 400', async (_what, body, detail) => {
    const { user, booking } = await booked();
    expect((await change(user, booking.id, body)).body).toMatchObject({ status: 400, detail });
    expect(await listOf(user)).toEqual([booking]);
  });

  test('a repeated Idempotency-Key returns the first answer; with other input or another write 422', async () => {
    const { user, booking } = await booked();
    const [key, last] = [randomUUID(), randomUUID()];
    const first = await change(user, booking.id, { name: 'Grace' }, key);
    await makeOlder(booking.id, '2 days');
    const again = await change(user, booking.id, { name: ' Grace' }, key);
    expect([again.status, (again.body as Booking).name]).toEqual([200, (first.body as Booking).name]);
    expect((await change(user, booking.id, { name: 'Hedy' }, key)).status).toBe(422);
    expect((await withdraw(user, booking.id, key)).status).toBe(422);
    expect((await change(user, booking.id, { name: 'Hedy' }, ' ')).status).toBe(400);
    await makeOlder(booking.id, '1 hour');
    const ended = [await withdraw(user, booking.id, last), await withdraw(user, booking.id, last)];
    expect(ended.map(({ status }) => status)).toEqual([204, 204]);
    expect((await withdraw(user, booking.id, randomUUID())).status).toBe(404);
    expect(await queuedOf(booking.id)).toEqual(['withdrawn 0']);
  });

  test('a key that came with what changed nothing undoes no later change', async () => {
    const { user, booking } = await booked();
    const same = { name: booking.name };
    expect((await change(user, booking.id, same, 'first')).status).toBe(200);
    await change(user, booking.id, { name: 'Hedy' }, 'second');
    const late = await change(user, booking.id, same, 'first');
    expect([late.status, (late.body as Booking).name]).toEqual([200, 'Hedy']);
  });

  test('each key of a booking is known, not the last alone', async () => {
    const { user, booking } = await booked();
    await change(user, booking.id, { name: 'Grace' }, '__proto__');
    await change(user, booking.id, { name: 'Hedy' }, 'second');
    const again = await change(user, booking.id, { name: 'Grace' }, '__proto__');
    expect([again.status, (again.body as Booking).name]).toEqual([200, 'Hedy']);
    expect((await change(user, booking.id, { name: 'Hedy' }, '__proto__')).status).toBe(422);
  });

  test('changes count as bookings do; retries, what changes nothing and withdrawals do not', async () => {
    const { user, booking } = await booked();
    const key = randomUUID();
    for (let count = 2; count < 20; count += 1) await change(user, booking.id, { name: `Ada ${count}` });
    expect((await change(user, booking.id, { name: 'Grace' }, key)).status).toBe(200);
    const refused = await change(user, booking.id, { name: 'Hedy' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    const free = [
      await change(user, booking.id, { name: 'Grace' }, key),
      await change(user, booking.id, { name: 'Grace' }),
      await withdraw(user, booking.id),
    ];
    expect(free.map(({ status }) => status)).toEqual([200, 200, 204]);
  });

  test('of a change and a withdrawal at once, none brings the booking back', async () => {
    const { user, booking } = await booked();
    const answers = await Promise.all([
      change(user, booking.id, { name: 'Grace' }),
      withdraw(user, booking.id),
      withdraw(user, booking.id),
    ]);
    const [changed, ...withdrawn] = answers.map(({ status }) => status);
    expect([200, 404]).toContain(changed);
    expect(withdrawn.sort()).toEqual([204, 404]);
    expect([await listOf(user), await queuedOf(booking.id)]).toEqual([[], ['withdrawn 0']]);
  });

  const sent = async () => void (await sendDue());
  const failed = async () => void (await sendDue(new Error('down')));
  const changed = (name: string) => (user: User, id: string) => change(user, id, { name });
  test.each<[string, ((user: User, id: string) => Promise<unknown>)[], string[]]>([
    ['changed before it was announced', [changed('Grace')], ['booked 0']],
    ['changed after that', [sent, changed('Grace')], ['booked 1 sent', 'changed 0']],
    ['changed twice', [sent, changed('Grace'), changed('Hedy')], ['booked 1 sent', 'changed 0']],
    ['withdrawn before it was announced', [withdraw], ['withdrawn 0']],
    ['withdrawn after a change', [sent, changed('Grace'), withdraw], ['booked 1 sent', 'withdrawn 0']],
    ['changed after a failed announcement', [failed, changed('Grace')], ['changed 0']],
    [
      'changed and sent, then withdrawn',
      [sent, changed('G'), sent, withdraw],
      ['booked 1 sent', 'changed 1 sent', 'withdrawn 0'],
    ],
  ])('of a booking %s the business is told what holds', async (_what, steps, queued) => {
    await query('truncate booking_notifications');
    const { user, booking } = await booked();
    for (const step of steps) await step(user, booking.id);
    expect(await queuedOf(booking.id)).toEqual(queued);
    await makeDue();
    const [{ name }] = (await query('select name from consultations where id = $1', [booking.id])) as [
      Booking,
    ];
    expect(await sendDue()).toEqual([`${queued.at(-1)!.split(' ')[0]} ${name}`]);
  });

  test('what follows an announcement that may be under way waits until that has ended', async () => {
    await query('truncate booking_notifications');
    const { user, booking } = await booked();
    await claimDue(gateway.deps.orm.em, 1);
    await change(user, booking.id, { name: 'Grace' });
    await withdraw(user, booking.id);
    expect(await sendDue()).toEqual([]);
    const [{ seconds }] = (await query(
      'select extract(epoch from next_attempt_at - now()) as seconds from booking_notifications',
    )) as [{ seconds: string }];
    expect(Number(seconds)).toBeGreaterThan(50);
  });
});
