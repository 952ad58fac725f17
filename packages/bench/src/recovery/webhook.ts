import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives the notifications of bookings and counts them by idempotency key. */
export async function startWebhook() {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    received.set(key, (received.get(key) ?? 0) + 1);
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
