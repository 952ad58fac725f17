import { access } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { closeOnSignals, createHttpServer, type RequestTimeouts } from './httpServer.ts';
import type { MicrofrontendName } from '../../microfrontends.ts';
import { MANIFEST_FILE } from '../build/manifest.ts';
import { openReleaseSource, openReleaseStore } from '../registry/openReleaseStore.ts';
import { isServed, versionsOf } from '../registry/registry.ts';
import type { ReleaseSource } from '../registry/releaseStore.ts';
import { reportOnce } from '../registry/reportOnce.ts';
import { STRICT_TRANSPORT_SECURITY } from './strictTransportSecurity.ts';
import { versionFolders } from './versionFolders.ts';
import { importAtStart, type ImportState } from '../release/importAtStart.ts';
import { readHostEnv } from '../env.ts';

// The static origin of one microfrontend; in production a bucket with a CDN can do the same.

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

// For a file that is opened by itself; scripts run under the policy of the page that imports them. Charts carry styles and a font.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export interface HostOptions {
  timeouts?: RequestTimeouts;
  /** The import of the image's build: until it is over, /health answers 503. */
  importing?: Readonly<ImportState>;
}

/** Answers /VERSION/…, /health, /health/ready and nothing else. */
export function createMicrofrontendHost(
  source: Pick<ReleaseSource, 'folderOf' | 'read'>,
  name: MicrofrontendName,
  { timeouts, importing = { isOver: true } }: HostOptions = {},
) {
  const files = versionFolders(version => source.folderOf(name, version), crossOrigin);
  const isReady = readiness(source, name);
  const answerRequest: RequestListener = (request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    // Only the TLS proxy in front knows that the browser uses https.
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, { Allow: 'GET, HEAD' });
    if (request.url === '/health') return answer(response, importing.isOver ? 200 : 503);
    if (request.url === '/health/ready')
      return void isReady().then(ready => answer(response, ready && importing.isOver ? 200 : 503));
    request.url = withoutRetryPrefix(request.url ?? '/');
    files(request, response, () => answer(response, 404));
  };
  return createHttpServer(answerRequest, timeouts);
}

/**
 * Whether there is something to serve: the files of a version that browsers get. A damaged canary does not count. While
 * the registry cannot be read, or lists none, what it listed last counts: those files are served all the same.
 */
function readiness(source: Pick<ReleaseSource, 'folderOf' | 'read'>, name: MicrofrontendName) {
  let known: string[] = [];
  return async () => {
    const stored = await source.read().catch(() => null);
    const served = stored ? versionsOf(stored.registry, name).filter(isServed) : [];
    if (served.length > 0) known = served.map(({ metadata }) => metadata.version);
    const present = known.map(async version =>
      access(path.join(await source.folderOf(name, version), MANIFEST_FILE)),
    );
    return Promise.any(present).then(
      () => true,
      () => false,
    );
  };
}

/**
 * Browsers keep an address whose module failed as failed, until the page is left. So every file answers at
 * `/retry-N/VERSION/…`, too: a page that tries again asks there, and chunks follow their entry.
 */
const withoutRetryPrefix = (url: string) => url.replace(/^\/retry-\d{1,6}(?=\/)/, '');

function answer(
  response: ServerResponse<IncomingMessage>,
  status: number,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // The page must be able to tell a missing file from a host that is down.
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(status === 200 ? 'ok' : '');
}

if (import.meta.main) {
  const env = readHostEnv();
  const name = env.NAME as MicrofrontendName;
  const store = await openReleaseStore(env);
  const importing = await importAtStart({
    buildsDir: env.BUILDS_DIR,
    store,
    isRemote: env.RELEASES_URL !== undefined,
    imported: builds =>
      builds.forEach(({ app, version }) => console.log(`${app} ${version} is in the store`)),
    failed: error => console.error(`builds cannot be stored: ${error.message}`),
  });
  const report = reportOnce(({ message }) => console.error(`release store: ${message}`));
  const reportDisk = reportOnce(({ message }) => console.error(`copies cannot be written: ${message}`));
  const server = createMicrofrontendHost(
    await openReleaseSource(store, env, { serves: [name], report, reportDisk }),
    name,
    { importing },
  );
  server.listen(env.PORT, env.HOST, () => console.log(`${env.NAME} on ${env.HOST}:${env.PORT}`));
  server.on('error', error => {
    console.error(error.message);
    process.exit(1);
  });
  closeOnSignals(server);
}
