import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { until } from '@site/tooling/testkit';
import { listen } from './listen.ts';

const TIMEOUTS = { headers: 300, request: 600, keepAlive: 300, idle: 1_000, check: 50 };
const MORE_THAN_ANY_BUFFER = 64 * 1024 * 1024;

let server: Server;
beforeAll(async () => {
  const app = express();
  app.get('/large', (_req, res) => void res.send(Buffer.alloc(MORE_THAN_ANY_BUFFER)));
  app.post('/', express.json(), (_req, res) => void res.send('read'));
  app.get('/', (_req, res) => void res.send('here'));
  server = await listen(app, '127.0.0.1', 0, { timeouts: TIMEOUTS });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const connections = () =>
  new Promise<number>(resolve => server.getConnections((_error, count) => resolve(count)));

/** Sends the start at once and the rest drop by drop; resolves with what came back once the connection is closed. */
function drip(start: string, drop: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  let answer = '';
  socket.on('data', data => (answer += String(data)));
  socket.on('error', () => {});
  socket.write(start);
  const dripping = setInterval(() => socket.write(drop), 20);
  return new Promise(resolve =>
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    }),
  );
}

test('closes connections that send headers or bodies too slowly, and serves others meanwhile', async () => {
  const body =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"';
  const slow = Array.from({ length: 50 }, () => [
    drip('GET / HTTP/1.1\r\n', 'X-Slow: 1\r\n'),
    drip(body, 'a'),
  ]);
  await until(async () => (await connections()) > 10);
  expect(await (await fetch(`http://127.0.0.1:${port()}/`)).text()).toBe('here');
  const answers = await Promise.all(slow.flat());
  expect(new Set(answers.map(answer => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
});

test('closes a connection whose client does not read', async () => {
  const reader: Socket = connect(port(), '127.0.0.1').pause();
  reader.on('error', () => {});
  reader.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(async () => (await connections()) === 1);
  await until(async () => (await connections()) === 0);
  reader.destroy();
});
