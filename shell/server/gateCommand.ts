// gateCommand.ts: serves a build to one browser, as the site would if it had all browsers; for the release gate, which
// opens its pages. Ends with the process that started it.
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentPrefix, microfrontendNames } from '@site/federation/microfrontends';
import { buildSource } from '@site/release-gate/run/buildSource';
import { inventedGateway } from '@site/release-gate/run/inventedGateway';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { createMicrofrontendHost } from '@site/releases/serve/microfrontendHost';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv, readGateEnv } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

/** What is asked for; the answer is a `GateSite` or an error. */
interface GateJob {
  /** The build's folder, its version, and the GraphQL documents that the live gateway would execute. */
  dir: string;
  version: string;
  schema: string;
  operations: string[];
}

const log = pino({ level: 'silent' });
/** The stand-in answers at once; a busy machine does not. */
const CURRENT_USER_TIMEOUT_MS = 10_000;

process.once('message', (job: GateJob) =>
  serve(job).then(
    site => process.send?.(site),
    (error: Error) => process.send?.({ error: error.message }),
  ),
);

async function serve({ dir, version, schema, operations }: GateJob) {
  const { releases, config } = readEnv();
  const store = await openReleaseStore(releases);
  const { source, renderProblem } = await buildSource(store, await namedLike(dir, version), config);
  const hosts = await Promise.all(
    microfrontendNames.map(
      async name => [name, await listen(createMicrofrontendHost(source, name))] as const,
    ),
  );
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const url = await listen(createServer((request, response) => answer(request, response)));
  const env = readGateEnv({
    PUBLIC_URL: url,
    GATEWAY_URL: await listen(createServer(inventedGateway({ schema, operations }))),
    ...Object.fromEntries(hosts.map(([name, host]) => [`${environmentPrefix(name)}_URL`, host])),
  });
  const versions = createVersionSource({ store: source, origins: env.origins, log });
  const currentUserTimeoutMs = CURRENT_USER_TIMEOUT_MS;
  answer = createApp({ env, store: source, versions, log, currentUserTimeoutMs });
  const origins = [url, ...hosts.map(([, host]) => host)];
  return { url, origins, ...(renderProblem && { renderProblem: renderProblem.message }) };
}

/** Hosts find a version in a folder of its name; a build on its way has another one. */
async function namedLike(dir: string, version: string) {
  const parent = await mkdtemp(path.join(tmpdir(), 'release-gate-'));
  process.once('disconnect', () => void rm(parent, { recursive: true }).finally(() => process.exit()));
  const link = path.join(parent, version);
  await symlink(dir, link, 'junction');
  return link;
}

async function listen(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
