import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isForGateway } from '@site/federation/serve/gatewayPaths';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { GatewayAgent } from './gatewayAgent.ts';
import type { Gateways } from './gateways.ts';
import { requestIdOf } from '../requestId.ts';

const UNAVAILABLE = 'The server is not available right now. Please try again in a moment.';
/** A gateway that says nothing for this long is lost: longer than it waits itself for its database or a model. */
const SILENCE_MS = 17_000;
/** A tutor's answer is written for a while, with pauses. */
const TUTOR_SILENCE_MS = 120_000;

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
  const proxy = createProxyMiddleware({
    target: gateways.urls[0]!,
    agent: new GatewayAgent(gateways),
    pathFilter: (_path, request) => isForGateway(request.url),
    changeOrigin: false,
    xfwd: false,
    // The defaults answer a failure with plain text before a handler of ours can.
    ejectPlugins: true,
    plugins: [forward(trustProxy), endSilence(silenceMs), answerFailures(log)],
  });
  return (request, response, next) => {
    // Answered by this host already, and the proxy leaves the headers of such a request as they are.
    delete request.headers.expect;
    void proxy(request, response, next);
  };
}

const forward =
  (trustProxy: number): Plugin =>
  server => {
    server.on('proxyReq', (outgoing, incoming) => {
      const request = incoming as Request;
      outgoing.setHeader('X-Forwarded-For', forwardedFor(request, trustProxy));
      outgoing.setHeader('X-Forwarded-Proto', request.protocol);
      outgoing.setHeader('X-Forwarded-Host', request.host);
      outgoing.setHeader('X-Request-Id', requestIdOf(request.res!));
      for (const name of ['Forwarded', 'X-Real-IP', 'X-Forwarded-Port']) outgoing.removeHeader(name);
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

function forwardedFor(request: Request, trustProxy: number) {
  const client = request.socket.remoteAddress ?? '';
  const earlier = trustProxy > 0 ? request.get('x-forwarded-for') : undefined;
  return earlier ? `${earlier}, ${client}` : client;
}

const answerFailures =
  (log: Pick<Logger, 'warn'>): Plugin =>
  server => {
    server.on('error', (error, incoming, response) => {
      if (!isResponse(response) || response.headersSent || response.destroyed)
        return void response?.destroy();
      const request = incoming as Request;
      log.warn({ err: error, requestId: requestIdOf(response) }, 'gateway not available');
      const graphql = request.originalUrl.startsWith('/graphql');
      const { type, body } = graphql ? graphqlFailure(request) : problem;
      response.writeHead(503, { 'Content-Type': type, 'Cache-Control': 'no-store', 'Retry-After': '5' });
      response.end(JSON.stringify(body));
    });
  };

const isResponse = (value: ServerResponse | Socket | undefined): value is ServerResponse<IncomingMessage> =>
  value !== undefined && 'writeHead' in value;

const problem = {
  type: 'application/problem+json; charset=utf-8',
  body: { title: 'Service Unavailable', status: 503, detail: UNAVAILABLE },
};

function graphqlFailure(request: Request) {
  const extensions = { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } };
  const standard = request.get('accept')?.includes('application/graphql-response+json');
  return {
    type: `application/${standard ? 'graphql-response+' : ''}json; charset=utf-8`,
    body: { errors: [{ message: UNAVAILABLE, extensions }] },
  };
}
