import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

/**
 * Serves the figures at /metrics, on a port of their own that is never passed on to visitors.
 * A port in use costs the figures, not the site.
 */
export function serveMetrics(registry: Registry, host: string, port: number, log: Logger): Server {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    registry.metrics().then(
      text => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => {
        log.error({ err: error }, 'figures failed');
        res.writeHead(500).end();
      },
    );
  });
  server.on('error', error =>
    log.warn({ err: error, port }, 'The figures are not served: METRICS_PORT is not free.'),
  );
  // Nobody waits for the figures when the gateway stops.
  return server.listen(port, host).unref();
}
