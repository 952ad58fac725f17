import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

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
  clock.mockRestore();
  clients.forEach(client => client.release());
  expect(await ready()).toBe(200);
});
