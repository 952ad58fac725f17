import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareEmbedded } from '@site/stack/database/embedded';
import { until } from '@site/stack/process/health';
import { identifyProcess } from '@site/stack/process/pidFile';
import { Supervisor } from '@site/stack/process/supervisor';
import { freePort } from '@site/stack/site/ports';

/** A real PostgreSQL with an empty database of its own. */
export interface TestDatabase {
  url: string;
  start: () => Promise<void>;
  /** The process id of the server. */
  pid: () => Promise<number>;
  /** Ends it as `pg_ctl stop -m immediate` does: nothing is written, and the next start recovers. */
  crash: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

interface Options {
  /** Whether a commit waits for the disk, as in production; false by default. */
  durable?: boolean;
}

/** Creates a database on a free port and starts it; it ends with this process. */
export async function startDatabase(options: Options = {}): Promise<TestDatabase> {
  const database = await prepareDatabase(options);
  await database.start();
  return database;
}

/** Creates a database on a free port without starting it. */
export async function prepareDatabase({ durable = false }: Options = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-database-'));
  // As root the server runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const supervisor = new Supervisor(folder);
  const embedded = await prepareEmbedded({ dataDir: folder, port, password: 'password', env: {}, durable });
  const pid = async () => {
    const lock = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8');
    return Number(lock.split('\n')[0]);
  };
  return {
    url: embedded.serverUrl,
    start: () => supervisor.start(embedded.process),
    pid,
    crash: async () => {
      const server = await pid();
      process.kill(server, 'SIGQUIT');
      await until(() => identifyProcess(server) === undefined);
      await supervisor.stop(embedded.process.name);
    },
    stop: async () => {
      await supervisor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
