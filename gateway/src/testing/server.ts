import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, on a free port unless it has one. */
export async function startServer(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
