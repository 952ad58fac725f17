import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdOf } from '@site/federation/serve/requestId';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { GatewayAgent } from './gatewayAgent.ts';
import type { Gateways } from './gateways.ts';

/** What belongs to the gateway. */
const GATEWAY_PATHS = /^\/(api|graphql)(\/|\?|$)/;
const UNAVAILABLE = 'The server is not available right now. Please try again in a moment.';
/** A gateway that says nothing for this long is lost: longer than it waits itself for its database or a model. */
const SILENCE_MS = 17_000;
const MAX_BODY_BYTES = 128 * 1024;
/** A tutor's answer is written for a while, with pauses. */
const TUTOR_SILENCE_MS = 120_000;

/** Those that RFC 9110, 7.6.1 names; `Connection` may name more. */
const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];
/** `Connection` must not name these: without them a body has no end, and a request no host. */
const NEVER_HOP_BY_HOP = ['host', 'content-length'];
/** What a client says of its way to this host is replaced by what this host knows. */
const FORWARDING = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port'];

/**
 * Passes /api and /graphql on to a gateway, as they came: the Host that the browser used stays, bodies and
 * answers are streamed. Forwarding headers are replaced, so that a client cannot forge them.
 */
export function passToGateway(
  gateways: Gateways,
  trustProxy: number,
  log: Pick<Logger, 'warn'>,
  silenceMs: number = SILENCE_MS,
): RequestHandler {
  const asked = new WeakSet<IncomingMessage>();
  // A gateway that stops resets what it had not yet accepted. A read may be sent twice, the code of a login may not.
  const askAgain: AskAgain = (request, response, { code }) => {
    const isRead = request.method === 'GET' && !/^\/api\/callback\b/i.test(request.path);
    if (code !== 'ECONNRESET' || !isRead || asked.has(request)) return false;
    asked.add(request);
    void proxy(request, response, () => {});
    return true;
  };
  const proxy = createProxyMiddleware({
    target: gateways.urls[0]!,
    agent: new GatewayAgent(gateways),
    changeOrigin: false,
    xfwd: false,
    // The defaults answer a failure with plain text before a handler of ours can.
    ejectPlugins: true,
    selfHandleResponse: true,
    plugins: [endSilence(silenceMs), passAnswers, answerFailures(log, askAgain)],
  });
  return (request, response, next) => {
    if (!GATEWAY_PATHS.test(request.url)) return next();
    // The gateway takes less, and answers before a longer body has arrived.
    if (Number(request.get('content-length')) > MAX_BODY_BYTES) return sendTooLarge(request, response);
    // The client has left while its request waited.
    if (!request.socket.remoteAddress) return void request.destroy();
    request.headers = headersFor(request, response, trustProxy);
    if (request.path === '/api/ai-chat') response.setTimeout(TUTOR_SILENCE_MS);
    return proxy(request, response, next);
  };
}

function headersFor(request: Request, response: Response, trustProxy: number): IncomingHttpHeaders {
  const { socket, headers, protocol } = request;
  const client = socket.remoteAddress ?? '';
  const earlier = trustProxy > 0 ? request.get('x-forwarded-for') : undefined;
  return {
    // `Expect` is answered by this host already.
    ...withoutHeaders(headers, [...hopByHop(headers), ...FORWARDING, 'expect']),
    'x-forwarded-for': earlier ? `${earlier}, ${client}` : client,
    'x-forwarded-proto': protocol,
    'x-request-id': requestIdOf(response),
  };
}

const hopByHop = ({ connection = '' }: IncomingHttpHeaders) => [
  ...HOP_BY_HOP,
  ...connection
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => !NEVER_HOP_BY_HOP.includes(name)),
];

const withoutHeaders = (headers: IncomingHttpHeaders, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const passAnswers: Plugin = server => {
  server.on('proxyRes', (answer, _request, response) => {
    if (response.headersSent) return void answer.destroy();
    const { statusCode = 502, headers } = answer;
    // Node reads statuses that it does not write.
    response.writeHead(statusCode < 200 ? 502 : statusCode, withoutHeaders(headers, hopByHop(headers)));
    answer.pipe(response);
  });
};

const endSilence =
  (silenceMs: number): Plugin =>
  server => {
    server.on('proxyReq', (outgoing, incoming) => {
      const { path } = incoming as Request;
      outgoing.setTimeout(path === '/api/ai-chat' ? TUTOR_SILENCE_MS : silenceMs, () =>
        outgoing.destroy(new Error('The gateway does not answer.')),
      );
    });
  };

/** Whether a request that failed was sent once more. */
type AskAgain = (request: Request, response: ServerResponse, error: NodeJS.ErrnoException) => boolean;

const answerFailures =
  (log: Pick<Logger, 'warn'>, askAgain: AskAgain): Plugin =>
  server => {
    server.on('error', (error, incoming, response) => {
      // The client has left, or what it sent was no request.
      if (!isResponse(response) || response.destroyed) return void response?.destroy();
      const request = incoming as Request;
      if (!response.headersSent && askAgain(request, response, error)) return;
      log.warn({ err: error, requestId: requestIdOf(response) }, 'gateway not available');
      if (response.headersSent) return void response.destroy();
      response.setHeader('Retry-After', '5');
      sendProblem(request, response, { ...unavailable, detail: UNAVAILABLE });
    });
  };

const isResponse = (value: ServerResponse | Socket | undefined): value is ServerResponse<IncomingMessage> =>
  value !== undefined && 'writeHead' in value;

interface Failure {
  status: number;
  title: string;
  code: string;
  detail: string;
}

const unavailable = { status: 503, title: 'Service Unavailable', code: 'SERVICE_UNAVAILABLE' };
const tooLarge = { status: 413, title: 'Content Too Large', code: 'BAD_REQUEST' };

function sendTooLarge(request: Request, response: ServerResponse) {
  sendProblem(request, response, { ...tooLarge, detail: 'The request is too large.' });
}

/** Says it as the gateway would. */
function sendProblem(request: Request, response: ServerResponse, { status, title, code, detail }: Failure) {
  const isGraphql = request.originalUrl.startsWith('/graphql');
  const standard = request.get('accept')?.includes('application/graphql-response+json');
  const type = isGraphql ? (standard ? 'graphql-response+json' : 'json') : 'problem+json';
  const extensions = { code, http: { status } };
  const body = isGraphql ? { errors: [{ message: detail, extensions }] } : { title, status, detail };
  const headers = { 'Content-Type': `application/${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
