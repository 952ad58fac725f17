import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Supervisor } from '../process/supervisor.ts';
import { findFreePorts } from '../site/ports.ts';
import { databaseUrl, prepareEmbedded } from './embedded.ts';
import { ensureDatabase } from './connection.ts';

/** A real PostgreSQL for tests: its address, and how to throw it away. */
export interface TemporaryDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an empty PostgreSQL on a free port with data that `stop` removes. It ends with this process. */
export async function startTemporaryDatabase(): Promise<TemporaryDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-database-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  chmodSync(dataDir, 0o755);
  const supervisor = new Supervisor(dataDir);
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const throwaway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const embedded = await prepareEmbedded({ dataDir, port, password: 'test', env: {}, flags: throwaway });
  await supervisor.start(embedded.part);
  await ensureDatabase(embedded.serverUrl, 'test');
  return {
    url: databaseUrl(embedded.serverUrl, 'test'),
    async stop() {
      await supervisor.stopAll();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
