import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { cached } from '../cached.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, graphql } from '../testing/requests.ts';

const gateway = gatewayForTests();

const ids = [
  'trade-management',
  'signal-provision',
  'account-management',
  'mindset-coaching',
  'weekly-trade-analysis',
  'vip-membership',
  'risk-health-check',
  'free-community',
];

test('GET /api/services returns all services in their fixed order, with exactly these fields', async () => {
  const { status, body } = await get(gateway, '/api/services');
  expect(status).toBe(200);
  const services = body as Record<string, unknown>[];
  expect(services.map(({ id }) => id)).toEqual(ids);
  expect(services[5]).toEqual({
    id: 'vip-membership',
    title: 'VIP Membership',
    description: expect.any(String),
    icon: 'Crown',
    price: '$149 / month',
    features: expect.arrayContaining(['Two coaching sessions each month']),
    isVip: true,
  });
});

test('GET /api/testimonials returns five testimonials, each marked as a sample', async () => {
  const { body } = await get(gateway, '/api/testimonials');
  const testimonials = body as { role: string; rating: number; avatar: unknown }[];
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 4, 5, 4]);
  expect(testimonials.every(({ role }) => role.startsWith('Sample · '))).toBe(true);
  expect(Object.keys(testimonials[0]!)).toEqual(['id', 'name', 'role', 'content', 'avatar', 'rating']);
});

test('GraphQL returns the same rows as REST', async () => {
  const rest = {
    services: (await get(gateway, '/api/services')).body,
    testimonials: (await get(gateway, '/api/testimonials')).body,
  };
  const query = `{ services { id title description icon price features isVip }
                   testimonials { id name role content avatar rating } }`;
  expect((await graphql(gateway, query)).body).toEqual({ data: rest });
});

test.each(['/api/services', '/api/testimonials'])('%s returns 304 for its ETag', async path => {
  const first = await get(gateway, path);
  const again = await get(gateway, path, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a later start keeps changed rows and adds none', async () => {
  const { migrate } = await import('../database/migrate.ts');
  await gateway.deps.pool.query(`update services set price = '$1' where id = 'free-community'`);
  await migrate(gateway.env);
  const { rows } = await gateway.deps.pool.query(`select price from services where position = 7`);
  expect(rows).toEqual([{ price: '$1' }]);
  expect(((await get(gateway, '/api/services')).body as unknown[]).length).toBe(8);
});

test('cached() loads once for concurrent callers and again after the time to live', async () => {
  let loads = 0;
  const read = cached(50, async () => (loads += 1));
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await sleep(60);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('cached() passes a failure to its callers and loads again for the next', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('rows');
  const read = cached(10_000, load);
  await expect(Promise.all([read(), read()])).rejects.toThrow('away');
  expect([await read(), await read()]).toEqual(['rows', 'rows']);
  expect(load).toHaveBeenCalledTimes(2);
});
