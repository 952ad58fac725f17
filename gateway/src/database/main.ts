// First: the decorators of every other import need it.
import 'reflect-metadata';
import { readMigrationEnv } from '../env.ts';
import { migrate } from './migrate.ts';

// Usage: node dist/database/main.js, with MIGRATION_DATABASE_URL and DATABASE_URL. Migrates with the role of the first,
// so that the gateways need only that of the second.

migrate(readMigrationEnv()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
