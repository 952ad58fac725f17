import { once } from 'node:events';
import type { Express } from 'express';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';

const MAX_HEADER_BYTES = 16_384;

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  headers: number;
  /** For a whole request, body included. */
  request: number;
  keepAlive: number;
  /** Without a byte in either direction. */
  idle: number;
  /** Interval of the checks; Node.js' default of 30 s would add to each timeout. */
  check: number;
}

const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 15_000,
  keepAlive: 65_000,
  // As the shell host's: the tutor's model may take long before its first word.
  idle: 120_000,
  check: 1_000,
};

interface ListenOptions {
  timeouts?: Timeouts;
  /** HTTPS with these certificates instead of HTTP. */
  tls?: ServerOptions | undefined;
}

/**
 * Starts listening; connections of slow clients are closed, headers are limited to 16 KiB.
 * @throws an error with code EADDRINUSE if the port is in use
 */
export async function listen(
  app: Express,
  host: string,
  port: number,
  { timeouts = defaultTimeouts, tls }: ListenOptions = {},
): Promise<Server> {
  const { headers, request, keepAlive, idle, check } = timeouts;
  const options = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const server = tls ? createTlsServer({ ...options, ...tls }, app) : createServer(options, app);
  server.setTimeout(idle);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
