import { createServer, type RequestListener, type Server } from 'node:http';

/** Between two searches for connections that have become idle, in ms. */
const IDLE_CHECK_MS = 500;

/** How long a client may take to send a request; answers may take longer. In ms. */
export interface RequestTimeouts {
  headersTimeout: number;
  /** Headers and body. */
  requestTimeout: number;
  /** How often Node looks for connections that are too slow. */
  connectionsCheckingInterval: number;
}

const TIMEOUTS: RequestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/** Answers 408 and closes the connection of a client that sends too slowly, or stops in the middle. */
export const createHttpServer = (listener: RequestListener, timeouts = TIMEOUTS): Server =>
  createServer(timeouts, listener);

/**
 * Stops listening, lets the requests in flight finish and then calls `closed`. A client that keeps its connection
 * alive would go on sending requests on it: each response from now on closes its connection.
 */
export function closeGracefully(server: Server, closed: () => void): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  server.close(() => {
    clearInterval(idle);
    closed();
  });
}
