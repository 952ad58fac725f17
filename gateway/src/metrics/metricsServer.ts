import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Env } from '../settings.ts';

/**
 * Serves the metrics at /metrics, on a port of its own that the shell host does not proxy.
 * Where that is not possible the gateway runs without metrics.
 */
export function serveMetrics(
  registry: Registry,
  { HOST: host, METRICS_PORT: port }: Pick<Env, 'HOST' | 'METRICS_PORT'>,
  log: Logger,
  tls?: ServerOptions,
): Server {
  const listener: RequestListener = (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    registry.metrics().then(
      text => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => {
        log.error({ err: error }, 'metrics failed');
        res.writeHead(500).end();
      },
    );
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  server.on('error', error =>
    log.warn({ err: error, port }, 'metrics are not served on METRICS_PORT'),
  );
  return server.listen(port, host).unref();
}
