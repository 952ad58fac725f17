import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { closeGracefully, createHttpServer } from './httpServer.ts';

async function listen(...[listener]: Parameters<typeof createHttpServer>) {
  const server = createHttpServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('announces the end of a connection that goes on sending requests, and closes', async () => {
  const { server, port } = await listen(
    (_request, response) => void setTimeout(() => response.end('page'), 5),
  );
  const client = connect(port, 'localhost');
  const send = () => client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const announced = new Promise(resolve => {
    client.on('data', data => (String(data).includes('Connection: close') ? resolve(true) : send()));
    client.on('close', () => resolve(false));
  });
  send();
  await once(server, 'request');

  const closed = new Promise<void>(resolve => closeGracefully(server, resolve));
  expect(await announced).toBe(true);
  await closed;
});

test('a microfrontend host finishes a download after SIGTERM, then ends', async () => {
  // More than the buffers of a connection hold, and little enough for a busy machine within the time that is left.
  const bytes = 16 * 1024 * 1024;
  const dir = await mkdtemp(path.join(tmpdir(), 'http-server-'));
  await mkdir(path.join(dir, 'education/1.0.0'), { recursive: true });
  await writeFile(path.join(dir, 'education/1.0.0/market.mp4'), Buffer.alloc(bytes));
  const { server, port } = await listen(() => {});
  server.close();
  const host = spawn(process.execPath, [path.join(import.meta.dirname, 'microfrontendHost.ts')], {
    env: { NAME: 'education', PORT: String(port), RELEASES_DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const ended = once(host, 'exit');
    await once(host.stdout, 'data');
    const download = await fetch(`http://127.0.0.1:${port}/1.0.0/market.mp4`);
    host.kill('SIGTERM');
    expect((await download.arrayBuffer()).byteLength).toBe(bytes);
    expect(await ended).toEqual([0, null]);
  } finally {
    host.kill('SIGKILL');
    await rm(dir, { recursive: true });
  }
});
