import pg from 'pg';
import { UserError } from '@site/federation/settings';

const CONNECT_MS = 5000;

/** @returns whether PostgreSQL accepts a connection at this address right now. */
export async function accepts(url: string): Promise<boolean> {
  return withClient(url, () => Promise.resolve(true)).catch(() => false);
}

/** @throws UserError with one sentence on what is wrong, without the password */
export async function requireDatabase(url: string): Promise<void> {
  try {
    await withClient(url, client => client.query('select 1'));
  } catch (error) {
    const { host } = new URL(url);
    // A name with several addresses fails with an error that has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(`DATABASE_URL does not work: ${host}: ${message || code}`);
  }
}

/** Creates the database unless it is there. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A server that goes away while we use it is reported by the query, not by a crash.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
