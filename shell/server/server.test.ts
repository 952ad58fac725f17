import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { closeGracefully, createHttpServer } from './server.ts';

test('announces the end of a connection that goes on sending requests, and closes', async () => {
  const server = createHttpServer((_request, response) => void setTimeout(() => response.end('page'), 5));
  server.listen(0, 'localhost');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
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
