import { access } from 'node:fs/promises';
import path from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { notFound, onlyReads, sendText } from '@site/federation/serve/answers';
import { createHttpServer, endProcessWith, isEnding } from '@site/federation/serve/httpServer';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import { MANIFEST_FILE } from '@site/federation/build/manifest';
import { openReleaseStore } from '../store/openReleaseStore.ts';
import { servedVersions } from '../registry/registry.ts';
import type { ReleaseSource } from '../store/releaseStore.ts';
import { followReleases, reportOnce } from '../store/followReleases.ts';
import { STRICT_TRANSPORT_SECURITY } from '@site/federation/serve/https';
import { versionFolders } from './versionFolders.ts';
import { readHostEnv } from '../env.ts';

// The static origin of one microfrontend; in production a bucket with a CDN can do the same.

// Of every answer: the page must be able to tell a missing file from a host that is down.
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

// For a file that is opened by itself; scripts run under the policy of the page that imports them. Charts carry styles and a font.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Answers /VERSION/…, /health, /health/ready and nothing else. */
export function createMicrofrontendHost(source: ReleaseSource, name: MicrofrontendName) {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders, onlyReads);
  app.get('/health', (_request, response) => sendText(response, 200, 'ok'));
  app.get('/health/ready', async (_request, response) => {
    const ready = (await isReady(source, name)) && !isEnding();
    sendText(response, ready ? 200 : 503, ready ? 'ok' : '');
  });
  app.use(withoutRetryPrefix);
  app.use(versionFolders(version => source.folderOf(name, version)));
  app.use(notFound, answerErrors);
  return createHttpServer(app);
}

const securityHeaders: RequestHandler = (request, response, next) => {
  response.set({ ...crossOrigin, 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' });
  // Only the TLS proxy in front knows that the browser uses https.
  if (request.get('x-forwarded-proto') === 'https')
    response.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
  next();
};

/** Whether there is something to serve: the files of a version that browsers get. A damaged canary does not count. */
async function isReady(source: ReleaseSource, name: MicrofrontendName) {
  try {
    const { registry } = await source.read();
    const present = servedVersions(registry, name).map(async ({ metadata: { version } }) =>
      access(path.join(await source.folderOf(name, version), MANIFEST_FILE)),
    );
    await Promise.any(present);
    return true;
  } catch {
    return false;
  }
}

/**
 * Browsers keep an address whose module failed as failed, until the page is left. So every file answers at
 * `/retry-N/VERSION/…`, too: a page that tries again asks there, and chunks follow their entry.
 */
const withoutRetryPrefix: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(/^\/retry-\d{1,6}(?=\/)/, '');
  next();
};

const answerErrors: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, _next) => {
  const { status = 500, stack } = error;
  // Not what else it has: of a request that cannot be read, its bytes.
  if (status >= 500) console.error(stack);
  if (response.headersSent) response.destroy();
  else sendText(response, status, '');
};

if (import.meta.main) {
  const env = readHostEnv();
  const { NAME: name, PORT, HOST } = env;
  const store = await openReleaseStore(env);
  const report = reportOnce(({ message }) => console.error(`release store: ${message}`));
  const server = createMicrofrontendHost(await followReleases(store, { serves: [name], report }), name);
  server.listen(PORT, HOST, () => console.log(`${name} on ${HOST}:${PORT}`));
  server.on('error', error => {
    console.error(error.message);
    process.exit(1);
  });
  endProcessWith(server, { logError: console.error });
}
