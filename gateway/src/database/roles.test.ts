import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { startDatabase } from '@site/tooling/testkit';
import { Client } from 'pg';
import { readMigrationEnv } from '../env.ts';
import { migrate } from './migrate.ts';

test('with a role for migrations, the role of the gateway can change rows and nothing else', async () => {
  const postgres = await startDatabase();
  const url = new URL(postgres.url);
  [url.username, url.password] = ['site', encodeURIComponent(`it's "@" `)];
  const settings = readMigrationEnv({ DATABASE_URL: url.href, MIGRATION_DATABASE_URL: postgres.url });
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
    await postgres.stop();
  }
});
