import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { ConsultationInput } from '@site/validation';
import { aBooking, aUser, BOOKING_FIELDS } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, patch, post, remove, type Answer } from '../testing/requests.ts';
import { claimDue, sendClaimed } from './notifications/outbox.ts';

const gateway = gatewayForTests();

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
const makeDue = () => query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);

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
)('$door of a booking $what gives $status and changes nothing', async ({ write, status, words, prepare }) => {
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
});

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
  const [{ name }] = (await query('select name from consultations where id = $1', [booking.id])) as [Booking];
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
