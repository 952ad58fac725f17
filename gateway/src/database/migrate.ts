import { Client } from 'pg';
import { createMigrationOrm } from './orm.ts';
import { CONNECT_MS } from './pool.ts';
import { seed } from './seed.ts';

// Any number does, as long as every gateway takes the same one.
const MIGRATION_LOCK = 720_411_001;

/**
 * Brings the database to this release's tables and first rows. A second gateway that starts meanwhile waits its turn.
 * @throws what PostgreSQL says when it is absent or refuses; nothing is half done then.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const lock = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  // A connection that breaks while it only holds the lock must not end the process.
  lock.on('error', () => {});
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateAndSeed(databaseUrl);
  } finally {
    await lock.end();
  }
}

async function migrateAndSeed(databaseUrl: string): Promise<void> {
  const orm = createMigrationOrm(databaseUrl);
  try {
    await orm.migrator.up();
    await orm.em.fork().transactional(seed);
  } finally {
    await orm.close(true);
  }
}
