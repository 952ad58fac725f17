import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Door {
  url: string;
  /** Where it leads. */
  target: string;
  close(): void;
}

/** Hands requests on, with other headers. */
export async function openDoor(change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<Door> {
  const server = createServer((request, response) => {
    const { method, headers, url } = request;
    const upstream = ask(door.target + url, { method, headers: change(headers) }, answer =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const door: Door = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target: '',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return door;
}
