import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get, graphql } from '../testing/requests.ts';
import { until } from '../testing/until.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  // Before that nothing is kept.
  await until(() => gateway.deps.catalogue.generation() !== undefined);
}, 60_000);
afterAll(() => gateway.stop());

/** The rows cannot be read: whoever gets them all the same has them from memory. */
async function withoutRows<Value>(work: () => Promise<Value>): Promise<Value> {
  const locker = await gateway.deps.pool.connect();
  try {
    await locker.query('begin; lock table services, testimonials in access exclusive mode');
    return await work();
  } finally {
    await locker.query('rollback').finally(() => locker.release());
  }
}

test('the second answer has the bytes and the headers of the first, under a request id of its own', async () => {
  const ask = () => graphql(gateway, 'query Twice { services { id title features } testimonials { name } }');
  const first = await ask();
  const second = await withoutRows(ask);
  expect([second.status, second.body]).toEqual([200, first.body]);
  const headers = (answer: typeof first) =>
    Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  expect(headers(second)).toEqual(headers(first));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('what depends on who asks is asked anew', async () => {
  const { id, cookie } = await aUser(gateway);
  const ask = (of: { cookie?: string }) =>
    graphql(gateway, '{ currentUser { id } services { id } }', {}, of).then(({ body }) => body);
  expect(await ask({ cookie })).toMatchObject({ data: { currentUser: { id } } });
  expect(await ask({})).toMatchObject({ data: { currentUser: null } });
});

test('variables, operation and accepted format each have their own answer', async () => {
  const conditional = 'query($all: Boolean!) { services { id title @include(if: $all) } }';
  const keys = async (all: boolean) => {
    const { body } = await graphql(gateway, conditional, { all });
    return Object.keys((body as { data: { services: object[] } }).data.services[0]!);
  };
  expect([await keys(true), await keys(false), await keys(true)]).toEqual([
    ['id', 'title'],
    ['id'],
    ['id', 'title'],
  ]);
  const accept = async (type: string) =>
    (await graphql(gateway, '{ services { id } }', {}, { headers: { accept: type } })).headers.get(
      'content-type',
    );
  for (let round = 0; round < 2; round += 1) {
    expect(await accept('application/json')).toMatch(/^application\/json/);
    expect(await accept('application/graphql-response+json')).toMatch(/^application\/graphql-response\+json/);
  }
});

test('a refusal is no answer to keep, and comes again', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await graphql(gateway, '{ services { id secret } }');
    expect([status, body]).toMatchObject([400, { errors: [{ message: expect.stringContaining('secret') }] }]);
  }
});

test('what is kept in memory is still refused to another site', async () => {
  await graphql(gateway, '{ services { id } }');
  const headers = { origin: 'https://evil.example' };
  expect((await graphql(gateway, '{ services { id } }', {}, { headers })).status).toBe(403);
  expect((await get(gateway, '/graphql?query={services{id}}')).status).toBe(400);
});

test('more documents than are kept push out the oldest, and are all answered', async () => {
  const ask = (at: number) => graphql(gateway, `query Many${at} { services { id } }`);
  for (let at = 0; at < 230; at += 1) expect((await ask(at)).status).toBe(200);
  expect(await withoutRows(() => ask(229))).toMatchObject({ status: 200 });
});
