import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

/**
 * Serves the metrics at /metrics, on a port of its own that no browser reaches.
 * Where that is not possible the host runs without metrics.
 */
export function serveMetrics(
  registry: Registry,
  { host, metricsPort }: { host: string; metricsPort: number },
  log: Pick<Logger, 'warn' | 'error'>,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      text => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', error =>
    log.warn({ err: error, port: metricsPort }, 'metrics are not served on METRICS_PORT'),
  );
  return server.listen(metricsPort, host).unref();
}
