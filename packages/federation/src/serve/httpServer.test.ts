import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { closeGracefully, createHttpServer, type ConnectionTimeouts } from './httpServer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener, timeouts?: Partial<ConnectionTimeouts>) {
  const server = createHttpServer(listener, { ...(timeouts && { timeouts }) }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connections = () =>
    new Promise<number>(resolve => server.getConnections((_error, count) => resolve(count)));
  return { server, port, connections, connect: () => connect(port, '127.0.0.1').on('error', () => {}) };
}

/** What comes back until the connection is closed. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', data => (text += String(data)));
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve));
  return text;
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await sleep(10);
}

test.each([
  ['OPTIONS /?a[b]=c HTTP/1.1', 'Host: x', 200],
  ['OPTIONS * HTTP/1.1', 'Host: x', 200],
  ['OPTIONS http://site.test:3000/a?b HTTP/1.1', 'Host: x', 200],
  ['OPTIONS http://[::1:x/ HTTP/1.1', 'Host: x', 400],
  ['OPTIONS //jane@[::1:x# HTTP/1.1', 'Host: x', 400],
  ['GET / HTTP/1.1', 'Host: site.test:3000', 200],
  ['GET / HTTP/1.1', 'Host: [::1]:3000', 200],
  ['GET / HTTP/1.0', 'Host: site.test', 200],
  ['GET / HTTP/1.1', 'X: y', 400],
  ['GET / HTTP/1.0', 'X: y', 400],
  ['GET / HTTP/1.1', 'Host:', 400],
  ['GET / HTTP/1.1', 'Host: ,', 400],
  ['GET / HTTP/1.1', 'Host: a/b', 400],
  ['GET / HTTP/1.1', 'Host: site.test\r\nHost: evil.test', 400],
])('%s with "%s" is answered with %i', async (line, host, status) => {
  const site = await listen((_request, response) => response.end());
  const socket = site.connect();
  socket.write(`${line}\r\n${host}\r\nConnection: close\r\n\r\n`);
  expect(await readAll(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe('a body in chunks', () => {
  const chunks = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(9_000)}`;

  test('is answered with 411, and its connection closed', async () => {
    const site = await listen((_request, response) => response.end());
    const socket = site.connect();
    socket.write(chunks);
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 411 /);
  });

  test('that comes while another request is answered ends the connection', async () => {
    const site = await listen(() => {});
    const socket = site.connect();
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n\r\n${chunks}`);
    expect(await readAll(socket)).toBe('');
  });
});

describe('the requests of one connection', () => {
  const get = (name: string) => `GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`;

  test('are answered in turn', async () => {
    const begun: string[] = [];
    const site = await listen(({ url = '' }, response) => {
      begun.push(url);
      setTimeout(() => response.end(`${url} after ${begun.join()};`), 20);
    });
    const socket = site.connect();
    socket.write(get('a') + get('b') + get('c').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const text = await readAll(socket);
    expect(text.match(/\/. after [^;]*/g)).toEqual(['/a after /a', '/b after /a,/b', '/c after /a,/b,/c']);
  });

  test.each([50, 200])('end with it: of %i only the first is begun', async count => {
    let begun = 0;
    const site = await listen(() => void (begun += 1));
    const socket = site.connect();
    socket.write(get('never').repeat(count));
    await until(() => begun > 0);
    socket.destroy();
    await until(async () => (await site.connections()) === 0);
    await sleep(20);
    expect(begun).toBe(1);
  });
});

describe('a client that takes its time', () => {
  const TIMEOUTS = {
    headersTimeout: 300,
    requestTimeout: 600,
    idleTimeout: 1_000,
    connectionsCheckingInterval: 50,
  };
  const MORE_THAN_ANY_BUFFER = 64 * 1024 * 1024;

  test('is disconnected, whether it sends headers or a body too slowly, and others are served meanwhile', async () => {
    const site = await listen((request, response) => {
      request.resume().on('end', () => response.end('here'));
    }, TIMEOUTS);
    const drip = async (start: string, drop: string) => {
      const socket = site.connect();
      socket.write(start);
      const dripping = setInterval(() => socket.write(drop), 20);
      return readAll(socket).finally(() => clearInterval(dripping));
    };
    const body = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"';
    const slow = Array.from({ length: 50 }, () => [
      drip('GET / HTTP/1.1\r\n', 'X-Slow: 1\r\n'),
      drip(body, 'a'),
    ]).flat();
    await until(async () => (await site.connections()) > 10);
    expect(await (await fetch(`http://127.0.0.1:${site.port}/`)).text()).toBe('here');
    const answers = await Promise.all(slow);
    expect(new Set(answers.map(answer => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });

  test('is disconnected when it does not read', async () => {
    const site = await listen((_request, response) => {
      response.end(Buffer.alloc(MORE_THAN_ANY_BUFFER));
    }, TIMEOUTS);
    site.connect().pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(async () => (await site.connections()) === 1);
    await until(async () => (await site.connections()) === 0);
  });
});

test('announces the end of a connection that goes on sending requests, and closes', async () => {
  let isClosed = false;
  const site = await listen((_request, response) => {
    if (site.server.listening) closeGracefully(site.server, () => (isClosed = true));
    response.end('page');
  });
  const client = site.connect();
  const send = () => client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const announced = new Promise(resolve => {
    client.on('data', data => (String(data).includes('Connection: close') ? resolve(true) : send()));
    client.on('close', () => resolve(false));
  });
  send();
  expect(await announced).toBe(true);
  await until(() => isClosed);
});
