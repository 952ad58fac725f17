import { Client } from 'pg';
import { seedCatalogue } from '../catalogue/catalogue.ts';
import type { Env } from '../settings.ts';
import { createMigrationOrm } from './orm.ts';
import { migrationConfig } from './sqlPool.ts';

// Any number, the same in every gateway.
const MIGRATION_LOCK = 720_411_001;

/**
 * Applies pending migrations and seeds empty tables. Concurrent calls wait for each other (advisory lock).
 * With MIGRATION_DATABASE_URL its role owns the tables, and the role of DATABASE_URL gets rights on their rows only;
 * it is created if there is none. Without pending migrations the role of DATABASE_URL needs no other rights.
 * @throws the driver's error if the database is unavailable or refuses; a failed migration is rolled back.
 */
export async function migrate(env: Pick<Env, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>): Promise<void> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = env;
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const client = new Client(migrationConfig(url, { Client }));
  // An error of the idle connection must not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateAndSeed(url);
    if (MIGRATION_DATABASE_URL) await grantRows(client, new URL(DATABASE_URL));
  } finally {
    await client.end();
  }
}

async function migrateAndSeed(url: string): Promise<void> {
  const orm = createMigrationOrm(url);
  try {
    await orm.migrator.up();
    await orm.em.fork().transactional(seedCatalogue);
  } finally {
    await orm.close(true);
  }
}

async function grantRows(client: Client, { username, password }: URL): Promise<void> {
  const role = decodeURIComponent(username);
  const grantee = client.escapeIdentifier(role);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) {
    const secret = client.escapeLiteral(decodeURIComponent(password));
    await client.query(`create role ${grantee} login password ${secret}`);
  }
  await client.query(`grant usage on schema public to ${grantee};
    grant select, insert, update, delete on all tables in schema public to ${grantee};
    grant usage on all sequences in schema public to ${grantee}`);
}
