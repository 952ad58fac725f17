import { startDatabase, type TestDatabase } from '../testkit.ts';

let server: TestDatabase | undefined;

/** One PostgreSQL server, on which each test file of the gateway has a database of its own. Jest calls it before and after all tests. */
export default async function startOrStop(): Promise<void> {
  if (server) return server.stop();
  server = await startDatabase();
  process.env['TEST_DATABASE_SERVER'] = server.url;
}
