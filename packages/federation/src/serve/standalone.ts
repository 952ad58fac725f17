import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import escapeHtml from 'escape-html';
import { isForGateway } from './gatewayPaths.ts';

export interface StandaloneServer {
  /** What the frame is called. */
  title: string;
  outDir: string;
  gatewayUrl: string;
  /** The origin that the gateway knows this microfrontend's host by; it may write outside production. */
  hostOrigin: string;
  /** The site's settings, as pages get them. */
  config: object;
  /** Why the sources do not build at present, if they do not: the page says it. */
  problem(): string | null;
}

/** Serves the files of a standalone build, passes /api and /graphql on, and answers anything else with the page. */
export function createStandaloneServer({ gatewayUrl, hostOrigin, ...page }: StandaloneServer): Server {
  const proxy = createProxyMiddleware({
    target: gatewayUrl,
    on: {
      proxyReq(outgoing, incoming) {
        // This server speaks for the microfrontend's host; any other origin is the gateway's to refuse.
        if (incoming.headers.origin === `http://${incoming.headers.host}`)
          outgoing.setHeader('Origin', hostOrigin);
      },
      error: (_error, _request, response) => 'writeHead' in response && sendUnavailable(response),
    },
  });
  const app = express();
  app.use((request, response, next) => (isForGateway(request.url) ? proxy(request, response) : next()));
  app.use(express.static(page.outDir, { index: false, redirect: false }));
  app.use((_request, response) => sendPage(response, page));
  return createServer(app);
}

const UNAVAILABLE = {
  title: 'Service Unavailable',
  status: 503,
  detail: 'The gateway does not answer.',
  errors: [
    {
      message: 'The gateway does not answer.',
      extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
    },
  ],
};

function sendUnavailable(response: ServerResponse<IncomingMessage>) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(UNAVAILABLE));
}

function sendPage(
  response: ServerResponse,
  { title, config, problem }: Pick<StandaloneServer, 'title' | 'config' | 'problem'>,
) {
  const text = problem();
  const settings = JSON.stringify(config).replaceAll('<', '\\u003c');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
</head>
<body>
${text === null ? '' : `<pre role="alert">${escapeHtml(text)}</pre>`}<div id="root"></div>
<script type="application/json" id="site-config">${settings}</script>
<script type="module" src="/main.js"></script>
</body>
</html>
`);
}
