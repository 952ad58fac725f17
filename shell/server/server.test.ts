import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { closeGracefully, createHttpServer } from './server.ts';

test('announces the end of a connection that goes on sending requests, and closes', async () => {
  const server = createHttpServer((_request, response) => void setTimeout(() => response.end('page'), 5));
  server.listen(0, 'localhost');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  const client = connect(port, 'localhost').on('error', () => {});
  const send = () => client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  // The next request is there before the one before it is answered.
  send();
  let received = '';
  client.on('data', data => {
    received += String(data);
    send();
  });
  send();
  await once(client, 'data');

  await new Promise<void>(closed => closeGracefully(server, closed));
  expect(received.split('HTTP/1.1 200').at(-1)).toContain('Connection: close');
});
