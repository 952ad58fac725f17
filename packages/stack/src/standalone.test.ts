import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from './site/ports.ts';
import { temporaryFolder } from './testing/folder.ts';

const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const gateway = createServer(({ url, headers }, response) => {
  seen.push({ url, headers });
  response.setHeader('Content-Type', 'application/json').end('{"from":"the gateway"}');
});
let standalone: ChildProcess;
let origin: string;

beforeAll(async () => {
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  standalone = spawn(process.execPath, [path.join(import.meta.dirname, 'standalone.ts'), 'mfe-contact'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    },
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    standalone.stdout?.on(
      'data',
      (text: Buffer) => (output += String(text)).includes(`Ready: ${origin}`) && resolve(),
    );
    standalone.on('exit', () => reject(new Error(`ended without being ready:\n${output}`)));
  });
}, 90_000);

afterAll(async () => {
  const ended = new Promise(resolve => standalone.on('exit', resolve));
  standalone.kill();
  await ended;
  gateway.closeAllConnections();
  gateway.close();
});
// Removed after that.
const { folder } = temporaryFolder('standalone');

test('a microfrontend standalone serves its page with all that the shell would bring', async () => {
  const page = await (await fetch(`${origin}/contact`)).text();
  expect(page).toContain('<div id="root">');
  const [script, style] = await Promise.all(
    ['/main.js', '/main.css'].map(async file => (await fetch(origin + file)).text()),
  );
  expect(script).toContain('createRoot');
  expect(style).toContain('font-face');
});

test('passes requests to the gateway with the origin of its host, and leaves foreign origins as they are', async () => {
  const post = (from: string) =>
    fetch(`${origin}/api/consultations`, { method: 'POST', headers: { Origin: from }, body: '{}' });
  expect(await (await post(origin)).json()).toEqual({ from: 'the gateway' });
  await post('https://evil.example');
  const origins = seen.filter(({ url }) => url === '/api/consultations').map(({ headers }) => headers.origin);
  expect(origins).toEqual(['http://localhost:3003', 'https://evil.example']);
});
