import { startDatabase, type TestDatabase } from '../testkit.ts';

let server: TestDatabase | undefined;

/** One PostgreSQL server, on which each test file of the gateway has a database of its own. */
export default async function start(): Promise<void> {
  server = await startDatabase();
  process.env['TEST_DATABASE_SERVER'] = server.url;
}

/** Stops it and removes its data. */
export const stop = (): Promise<void> | undefined => server?.stop();
