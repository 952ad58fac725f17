import 'reflect-metadata';
import { beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createDatabase, until } from '@site/tooling/testkit';
import { readMigrationEnv } from '../env.ts';
import { migrate } from './migrate.ts';
import { migrationsInOrder } from './migrations.ts';
import { createMigrationOrm } from './orm.ts';
import { createPoolMonitor } from './poolMonitor.ts';

let database: string;
beforeAll(async () => {
  database = await createDatabase();
});

async function count(table: string): Promise<number> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  await client.end();
  return rows[0].count;
}

test('concurrent migrations create every table and row once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate({ DATABASE_URL: database })));
  expect(await Promise.all(['mikro_orm_migrations', 'services', 'testimonials'].map(count))).toEqual([
    migrationsInOrder.length,
    8,
    5,
  ]);
});

test('a connection that is lost within the seed fails the migration, and the next one succeeds', async () => {
  const [holder, admin] = [0, 1].map(() => new Client({ connectionString: database })) as [Client, Client];
  await Promise.all([holder.connect(), admin.connect()]);
  await holder.query('begin; lock table services');
  const failed = expect(migrate({ DATABASE_URL: database })).rejects.toThrow();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await until(async () => (await admin.query(cut)).rowCount === 1);
  await failed;
  await holder.end();
  await migrate({ DATABASE_URL: database });
  await admin.end();
});

test('an error of a connection that nobody listens to is no error of the process', () => {
  expect(() => new (createPoolMonitor().Client)().emit('error', new Error('reset'))).not.toThrow();
});

test('the migrations create the schema that the entities describe', async () => {
  const orm = createMigrationOrm(database);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  expect(difference.trim()).toBe('');
});

test('with a role for migrations, the role of the gateway can change rows and nothing else', async () => {
  const url = new URL(database);
  [url.username, url.password] = ['site', encodeURIComponent(`it's "@" `)];
  const settings = readMigrationEnv({ DATABASE_URL: url.href, MIGRATION_DATABASE_URL: database });
  await migrate(settings);
  await migrate(settings);
  // As a gateway does when it starts: nothing is pending.
  await migrate({ DATABASE_URL: url.href });
  const site = new Client({ connectionString: url.href });
  await site.connect();
  try {
    const { rowCount } = await site.query(
      `insert into email_signups (id, email) values (gen_random_uuid(), 'a')`,
    );
    expect(rowCount).toBe(1);
    for (const statement of [
      'create table x (id int)',
      'drop table users',
      'alter table users add column x int',
      'truncate users',
      'create role x',
      `copy users to program 'true'`,
    ])
      await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' });
  } finally {
    await site.end();
  }
});
