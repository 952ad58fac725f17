import type { RequestListener, Server } from 'node:http';
import type { ServerOptions } from 'node:https';
import { createHttpServer } from './httpServer.ts';

interface Registry {
  contentType: string;
  metrics: () => Promise<string>;
}

interface Log {
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/** On a port of its own that no browser reaches. Where that is not possible the process runs without metrics. */
export function serveMetrics(
  registry: Registry,
  { host, port, tls }: { host: string; port: number; tls?: ServerOptions | undefined },
  log: Log,
): Server {
  const listener: RequestListener = (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      text => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  };
  const server = createHttpServer(listener, { tls });
  server.on('error', error => log.warn({ err: error, port }, 'metrics are not served on METRICS_PORT'));
  return server.listen(port, host).unref();
}
