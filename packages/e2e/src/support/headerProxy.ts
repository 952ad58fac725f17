import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeaderProxy {
  url: string;
  /** Origin of the server behind it. */
  target: string;
  close(): void;
}

/** Starts a proxy that changes the headers of every request. */
export async function startHeaderProxy(
  change: (headers: IncomingHttpHeaders, path: string) => IncomingHttpHeaders,
): Promise<HeaderProxy> {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = send(proxy.target + url, { method, headers: change(headers, url) }, answer =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const proxy: HeaderProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target: '',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
