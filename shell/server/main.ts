import { importBuilds } from '@site/federation/release/importBuilds';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import { createVersionSource } from './registry/versions.ts';
import { closeGracefully, createHttpServer } from './server.ts';

/** After this long, requests that are still open are cut. */
const SHUTDOWN_MS = 10_000;

const env = settingsOrExit();
const log = pino({ level: env.logLevel, base: null });
const { releasesDir, origins, internalOrigins, pinsUnserved } = env;
if (env.buildsDir)
  log.info({ imported: await importBuilds(env.buildsDir, releasesDir) }, 'builds in the store');
const versions = createVersionSource({ releasesDir, origins, internalOrigins, pinsUnserved, log });
const server = createHttpServer(createApp({ env, versions, log }));

server.on('error', error => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(env.port, env.host, () => log.info({ host: env.host, port: env.port }, 'listening'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

let stopping = false;

/** Finishes what is in flight; a second signal forces. */
function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  closeGracefully(server, () => process.exit(0));
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
}

function settingsOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
