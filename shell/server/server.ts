import { createServer, type RequestListener, type Server } from 'node:http';

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
