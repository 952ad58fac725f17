import { expect, jest, test } from '@jest/globals';
import { gatewayForTests } from '../testing/gateway.ts';
import { get } from '../testing/requests.ts';

const gateway = gatewayForTests();

test('ready is 503 once a pool has lent no connection for longer than any query may last', async () => {
  // MikroORM opens its pool at the first query.
  await get(gateway, '/api/services');
  const { pool } = gateway.deps.poolMonitor.pools.get('orm')!;
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const ready = async () => (await get(gateway, '/api/health/ready')).status;
  expect(await ready()).toBe(200);
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 16_000);
  expect(await ready()).toBe(503);
  clients.forEach(client => client.release());
  clock.mockImplementation(() => now + 18_000);
  expect(await ready()).toBe(200);
  clock.mockRestore();
});

test('a hundred questions after a pause find a ready gateway, and cost one probe of each pool', async () => {
  await get(gateway, '/api/services');
  const { pools } = gateway.deps.poolMonitor;
  const now = performance.now();
  // Idle connections are closed after ten seconds; the pools last lent one before that.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 22_000);
  const queries = [...pools.values()].map(({ pool }) => jest.spyOn(pool, 'query'));
  // What requests after a pause do: all places of both pools are about to connect.
  const connecting = [...pools.values()].flatMap(({ pool }) =>
    Array.from({ length: 10 }, async () => (await pool.connect()).release()),
  );
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => (await get(gateway, '/api/health/ready')).status),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(queries.every(({ mock }) => mock.calls.length <= 1)).toBe(true);
  await Promise.all(connecting);
  jest.restoreAllMocks();
  clock.mockRestore();
});
