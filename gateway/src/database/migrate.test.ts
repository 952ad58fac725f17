import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startDatabase } from '@site/tooling/testkit';
import { migrate } from './migrate.ts';
import { migrationsInOrder } from './migrations.ts';
import { createMigrationOrm } from './orm.ts';

let postgres: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  postgres = await startDatabase();
});
afterAll(() => postgres.stop());

async function count(table: string): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  await client.end();
  return rows[0].count;
}

test('concurrent migrations create every table and row once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate({ DATABASE_URL: postgres.url })));
  expect(await Promise.all(['mikro_orm_migrations', 'services', 'testimonials'].map(count))).toEqual([
    migrationsInOrder.length,
    8,
    5,
  ]);
});

test('the migrations create the schema that the entities describe', async () => {
  const orm = createMigrationOrm(postgres.url);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  expect(difference.trim()).toBe('');
});
