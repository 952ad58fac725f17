import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startDatabase, until } from '@site/tooling/testkit';
import { migrate } from './migrate.ts';
import { migrationsInOrder } from './migrations.ts';
import { createMigrationOrm } from './orm.ts';
import { createPoolMonitor } from './poolMonitor.ts';

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

test('a connection that is lost within the seed fails the migration, and the next one succeeds', async () => {
  const [holder, admin] = [0, 1].map(() => new Client({ connectionString: postgres.url })) as [
    Client,
    Client,
  ];
  await Promise.all([holder.connect(), admin.connect()]);
  await holder.query('begin; lock table services');
  const failed = expect(migrate({ DATABASE_URL: postgres.url })).rejects.toThrow();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`;
  await until(async () => (await admin.query(cut)).rowCount === 1);
  await failed;
  await holder.end();
  await migrate({ DATABASE_URL: postgres.url });
  await admin.end();
});

test('an error of a connection that nobody listens to is no error of the process', () => {
  expect(() => new (createPoolMonitor().Client)().emit('error', new Error('reset'))).not.toThrow();
});

test('the migrations create the schema that the entities describe', async () => {
  const orm = createMigrationOrm(postgres.url);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  expect(difference.trim()).toBe('');
});
