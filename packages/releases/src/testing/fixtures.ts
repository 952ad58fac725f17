import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

const ending: (() => Promise<unknown>)[] = [];

/** An empty folder for each test of a file that imports this. */
export let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'test-'));
  ending.push(() => rm(dir, { recursive: true, force: true, maxRetries: 3 }));
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Listens until the test ends. @returns the server's address */
export async function listen(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
