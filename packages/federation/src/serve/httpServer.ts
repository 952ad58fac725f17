import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';

/** How long a client may take, in ms. */
export interface ConnectionTimeouts {
  headersTimeout: number;
  /** Headers and body. */
  requestTimeout: number;
  connectionsCheckingInterval: number;
  /** Without a byte in either direction: an answer that nobody reads ends with its connection. */
  idleTimeout: number;
}

const TIMEOUTS: ConnectionTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  idleTimeout: 20_000,
};

/** Requests that may wait on one connection for the answers before them. Browsers and proxies let none wait. */
const MAX_WAITING = 5;
/** A request with more is answered with 431: each takes memory for as long as the request waits. */
const MAX_HEADERS = 100;
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;
/** A path, also in a whole address. For what else is sent Node.js may write a warning into the log, with the target in it. */
const TARGET = /^(?:(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?\/[^\s#]*|\*)$/i;

/**
 * A server for requests from anybody. It answers 408 to who sends too slowly or stops in the middle, 400 to a request
 * without a path or a usable host or with two hosts, 411 to a body in chunks, and the requests of one connection in turn.
 * @param tls certificates for HTTPS; without them it is HTTP
 */
export function createHttpServer(
  listener: RequestListener,
  { timeouts, tls }: { timeouts?: Partial<ConnectionTimeouts>; tls?: ServerOptions | undefined } = {},
): Server {
  const answer = inTurn((request, response) => {
    if (!hasUsableHost(request))
      return refuse(
        response,
        400,
        'The request needs one Host header with a name and, if necessary, a port.',
      );
    if (!TARGET.test(request.url ?? '')) return refuse(response, 400, 'The request needs a path.');
    if (isInChunks(request)) return refuse(response, 411, 'The request needs a Content-Length.');
    return listener(request, response);
  });
  const { idleTimeout, ...options } = { ...TIMEOUTS, ...timeouts };
  const server = tls ? createTlsServer({ ...options, ...tls }, answer) : createServer(options, answer);
  server.maxHeadersCount = MAX_HEADERS;
  return server.setTimeout(idleTimeout);
}

function hasUsableHost({ headersDistinct: { host = [] } }: IncomingMessage) {
  return host.length === 1 && HOST.test(host[0]!);
}

/** Chunks of one byte cost a hundred times what they weigh. Browsers and proxies send a length. */
const isInChunks = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined;

function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(reason);
}

/**
 * Takes up a request once the one before it on the same connection is answered. Node.js takes up all of them at once, and
 * tells the answers that wait nothing of the connection's end: what they have opened would stay open.
 */
function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    queue.push(() => listener(request, response));
    if (queue.length > MAX_WAITING || (queue.length > 1 && isInChunks(request))) socket.destroy();
    else if (queue.length === 1) queue[0]!();
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
  };
}

/** How long requests under way may go on, in ms. */
const DRAIN_MS = 8_000;
/** The whole end, in ms; a container gets little more. */
const END_MS = 10_000;
/** Between two searches for connections that have become idle, in ms. */
const IDLE_CHECK_MS = 500;

let ending = false;
/** Whether this process is about to end: then it is not ready. */
export const isEnding = (): boolean => ending;

export interface EndOptions {
  logError: (error: unknown) => void;
  /** Stops work beside the requests; called at once. */
  stop?: () => Promise<void>;
  /** Closes what requests use; called when they are done. */
  close?: () => Promise<void>;
}

/**
 * Lets the process end well: with exit code 0 on SIGINT or SIGTERM, with 1 on an error that nothing caught. It takes no
 * more connections, finishes what is under way within eight seconds and exits within ten. A second signal exits at once.
 */
export function endProcessWith(server: Server, { logError, stop, close }: EndOptions): void {
  let exitCode = 0;
  const end = (code: number) => {
    exitCode ||= code;
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    const drained = new Promise<void>(resolve => closeGracefully(server, resolve));
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    void Promise.all([drained, stop?.()])
      .then(() => close?.())
      .then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (ending ? process.exit(1) : end(0)));
  // Rejections that nothing handles arrive here, too.
  process.on('uncaughtException', error => {
    logError(error);
    end(1);
  });
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
