import { once } from 'node:events';
import type { Express } from 'express';
import { createServer, type Server } from 'node:http';

// Slow senders are cut off: headers within 10 s, a whole request within 30 s.
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/**
 * Opens the port.
 * @throws an error with code EADDRINUSE when another process has it.
 */
export async function listen(app: Express, host: string, port: number): Promise<Server> {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    app,
  );
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
