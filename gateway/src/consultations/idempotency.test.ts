import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { consultationRule } from '@site/validation';
import { aBooking, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { graphql, patch, post } from '../testing/requests.ts';

const gateway = gatewayForTests();

const FIELDS = 'id name email phone service message createdAt';
const BOOK = `mutation Book($input: ConsultationInput!) { bookConsultation(input: $input) { ${FIELDS} } }`;

const book = (cookie: string, body: unknown, key?: string) =>
  post(gateway, '/api/consultations', body, { cookie, key });
const bookByGraph = (cookie: string, input: object, key?: string) =>
  graphql(gateway, BOOK, { input }, { cookie, key });
const rowsOf = async (owner: string) =>
  (await gateway.deps.pool.query('select * from consultations where owner_id = $1', [owner])).rows;

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
  const otherByGraph = await bookByGraph(user.cookie, aBooking({ service: 'vip' }), key);
  expect(otherByGraph.body).toMatchObject({ errors: [{ extensions: { http: { status: 422 } } }] });
  expect(await rowsOf(user.id)).toHaveLength(1);
});

test('a repeated key returns the first booking as it was answered, whatever it was changed to', async () => {
  const user = await aUser(gateway);
  const key = randomUUID();
  const first = await book(user.cookie, aBooking({ message: '' }), key);
  const { id } = first.body as { id: string };
  const changed = aBooking({ name: 'Grace Hopper', service: 'vip', message: 'Evenings.' });
  expect((await patch(gateway, `/api/consultations/${id}`, changed, user)).status).toBe(200);
  const again = await book(user.cookie, { ...aBooking(), message: null }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await bookByGraph(user.cookie, aBooking({ message: '' }), key)).body).toEqual({
    data: { bookConsultation: first.body },
  });
  expect((await book(user.cookie, changed, key)).status).toBe(422);
  expect(await rowsOf(user.id)).toMatchObject([{ name: 'Grace Hopper' }]);
});

test('a booking without a message is the same as one with an empty message', async () => {
  const user = await aUser(gateway);
  const key = randomUUID();
  const { message: _message, ...withoutMessage } = aBooking();
  const first = await book(user.cookie, withoutMessage, key);
  for (const message of [undefined, '', null]) {
    const again = await book(user.cookie, { ...withoutMessage, message }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  }
  expect(await rowsOf(user.id)).toHaveLength(1);
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

test('equal requests without a key book twice', async () => {
  const user = await aUser(gateway);
  await book(user.cookie, aBooking());
  await book(user.cookie, aBooking());
  expect(await rowsOf(user.id)).toHaveLength(2);
});

test('returns 400 for an idempotency key above 255 characters', async () => {
  const { cookie } = await aUser(gateway);
  expect((await book(cookie, aBooking(), 'k'.repeat(256))).status).toBe(400);
});
