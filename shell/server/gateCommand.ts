// gateCommand.ts: serves a build to one browser, as the site would if it had all browsers; for the release gate, which
// opens its pages. Ends with the process that started it.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environmentPrefix, microfrontendNames } from '@site/federation/microfrontends';
import { inventedGateway } from '@site/release-gate/pages/inventedGateway';
import type { GateJob, GateSite } from '@site/release-gate/pages/openPages';
import { storeWithBuild } from '@site/release-gate/pages/storeWithBuild';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { createMicrofrontendHost } from '@site/releases/serve/microfrontendHost';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv, readGateEnv } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

const log = pino({ level: 'silent' });
/** The stand-in answers at once; a busy machine does not. */
const CURRENT_USER_TIMEOUT_MS = 10_000;

process.once('disconnect', () => process.exit());
process.once('message', (job: GateJob) =>
  serve(job).then(
    site => process.send?.(site),
    (error: Error) => process.send?.({ error: error.message }),
  ),
);

async function serve({ dir, schema }: GateJob): Promise<GateSite> {
  const { releases, config } = readEnv();
  const { store, renderProblem } = await storeWithBuild(await openReleaseStore(releases), dir, config);
  const hosts = await Promise.all(
    microfrontendNames.map(async name => [name, await listen(createMicrofrontendHost(store, name))] as const),
  );
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const url = await listen(createServer((request, response) => answer(request, response)));
  const env = readGateEnv({
    PUBLIC_URL: url,
    GATEWAY_URL: await listen(createServer(inventedGateway(schema))),
    ...Object.fromEntries(hosts.map(([name, host]) => [`${environmentPrefix(name)}_URL`, host])),
  });
  const versions = createVersionSource({ ...env, source: store, log });
  answer = createApp({ env, source: store, versions, log, currentUserTimeoutMs: CURRENT_USER_TIMEOUT_MS });
  return { url, origins: [url, ...hosts.map(([, host]) => host)], renderProblem };
}

async function listen(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
