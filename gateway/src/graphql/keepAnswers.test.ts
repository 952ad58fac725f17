import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { graphql, post } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** What is executed asks the context for its entity manager; a kept answer does not. */
async function executions(send: () => Promise<unknown>) {
  const { em } = gateway.deps.orm;
  const fork = em.fork.bind(em);
  let count = 0;
  em.fork = options => {
    if (options?.signal) count += 1;
    return fork(options);
  };
  await send();
  em.fork = fork;
  return count;
}

/** The rows are read once a second: a few questions at once are answered from the same ones. */
const fiveTimes = (send: () => Promise<unknown>) =>
  executions(() => Promise.all(Array.from({ length: 5 }, send)));

const SERVICES = '{ services { id price } }';

test('what everybody gets is executed again only for other rows, and has the same bytes and headers', async () => {
  const first = await graphql(gateway, SERVICES);
  await until(async () => (await fiveTimes(() => graphql(gateway, SERVICES))) < 2);
  const kept = await graphql(gateway, SERVICES);
  expect(kept.body).toEqual(first.body);
  const names = ({ headers }: typeof first) => [...headers.keys()].sort();
  expect(names(kept)).toEqual(names(first));
  for (const name of ['content-type', 'cache-control', 'content-length', 'content-security-policy'])
    expect(kept.headers.get(name)).toBe(first.headers.get(name));
  expect(kept.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('a changed row is in the answer after a second', async () => {
  await fiveTimes(() => graphql(gateway, SERVICES));
  await gateway.deps.pool.query(`update services set price = '$7' where id = 'vip-membership'`);
  const changed = Date.now();
  const price = async () => JSON.stringify((await graphql(gateway, SERVICES)).body).includes('"$7"');
  await until(price);
  expect(Date.now() - changed).toBeLessThan(5_000);
});

test('another name of the operation, other variables, another wanted type have answers of their own', async () => {
  const query =
    'query One($with: Boolean!) { services { id title @include(if: $with) } } query Two { __typename }';
  const ask = async (operationName: string, yes: boolean, accept = 'application/graphql-response+json') => {
    const variables = operationName === 'One' ? { with: yes } : {};
    const options = { headers: { accept } };
    return post(gateway, '/graphql', { query, operationName, variables }, options);
  };
  for (let round = 0; round < 3; round += 1) {
    expect(JSON.stringify((await ask('One', true)).body)).toContain('title');
    expect(JSON.stringify((await ask('One', false)).body)).not.toContain('title');
    expect((await ask('Two', true)).body).toEqual({ data: { __typename: 'Query' } });
    const legacy = await ask('Two', true, 'application/json');
    expect(legacy.headers.get('content-type')).toMatch(/^application\/json/);
  }
});

test('what depends on the user, writes or is refused is executed each time', async () => {
  const { cookie, id } = await aUser(gateway);
  const own = '{ currentUser { id } services { id } }';
  for (let round = 0; round < 3; round += 1) {
    expect((await graphql(gateway, own, {}, { cookie })).body).toMatchObject({
      data: { currentUser: { id } },
    });
    expect((await graphql(gateway, own)).body).toMatchObject({ data: { currentUser: null } });
    expect((await graphql(gateway, '{ services { nothing } }')).status).toBe(400);
  }
  expect(await fiveTimes(() => graphql(gateway, own))).toBe(5);
});

test('a kept answer passes the checks before it: another site’s origin, another content type, parameters', async () => {
  await fiveTimes(() => graphql(gateway, SERVICES));
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await graphql(gateway, SERVICES, {}, foreign)).status).toBe(403);
  const body = { query: SERVICES, variables: {} };
  expect((await post(gateway, '/graphql', body, { headers: { 'content-type': 'text/plain' } })).status).toBe(
    415,
  );
  expect((await post(gateway, '/graphql?query={__typename}', body)).status).toBe(400);
});
