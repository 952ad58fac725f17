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
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

/** Answers 408 and closes the connection of a client that sends too slowly, or stops in the middle. */
export const createHttpServer = (listener: RequestListener, timeouts = TIMEOUTS): Server =>
  createServer(timeouts, listener);

/** After this long, requests that are still open are cut. */
const SHUTDOWN_MS = 10_000;

/** On SIGINT or SIGTERM: finishes what is in flight and ends the process; a second signal ends it at once. */
export function closeOnSignals(server: Server): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    closeGracefully(server, () => process.exit(0));
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
}

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
