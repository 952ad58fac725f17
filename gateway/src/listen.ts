import { once } from 'node:events';
import type { Express } from 'express';
import { createServer, type Server } from 'node:http';

/** How long the other side may take, in milliseconds. */
export interface Patience {
  headers: number;
  /** For a whole request, body included. */
  request: number;
  keepAlive: number;
  /** Without a byte in either direction: a reader who does not read, or an answer that is lost. */
  silence: number;
  /** How often all this is looked at; Node's own thirty seconds would let a slow sender stay four times as long. */
  check: number;
}

const patience: Patience = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  // As the shell host's: a tutor's model may think for a while before its first word.
  silence: 120_000,
  check: 1_000,
};

/**
 * Opens the port. Connections of slow clients are closed.
 * @throws an error with code EADDRINUSE when another process has it.
 */
export async function listen(
  app: Express,
  host: string,
  port: number,
  { headers, request, keepAlive, silence, check }: Patience = patience,
): Promise<Server> {
  const timeouts = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive };
  const server = createServer({ ...timeouts, connectionsCheckingInterval: check }, app);
  server.setTimeout(silence);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
