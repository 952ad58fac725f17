import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get, graphql } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.stop());

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

test('the services stand in their fixed order, with these fields and no more', async () => {
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

test('there are five testimonials, each marked as a sample', async () => {
  const { body } = await get(gateway, '/api/testimonials');
  const testimonials = body as { role: string; rating: number; avatar: unknown }[];
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 4, 5, 4]);
  expect(testimonials.every(({ role }) => role.startsWith('Sample · '))).toBe(true);
  expect(Object.keys(testimonials[0]!)).toEqual(['id', 'name', 'role', 'content', 'avatar', 'rating']);
});

test('GraphQL answers with the same rows', async () => {
  const rest = {
    services: (await get(gateway, '/api/services')).body,
    testimonials: (await get(gateway, '/api/testimonials')).body,
  };
  const query = `{ services { id title description icon price features isVip }
                   testimonials { id name role content avatar rating } }`;
  expect((await graphql(gateway, query)).body).toEqual({ data: rest });
});

test.each(['/api/services', '/api/testimonials'])('%s is revalidated by its ETag', async path => {
  const first = await get(gateway, path);
  const again = await get(gateway, path, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a row that the owner changed survives the next start, and no second one appears', async () => {
  const { migrate } = await import('../database/migrate.ts');
  await gateway.deps.pool.query(`update services set price = '$1' where id = 'free-community'`);
  await migrate(gateway.env.DATABASE_URL);
  const { rows } = await gateway.deps.pool.query(`select price from services where position = 7`);
  expect(rows).toEqual([{ price: '$1' }]);
  expect(((await get(gateway, '/api/services')).body as unknown[]).length).toBe(8);
});
