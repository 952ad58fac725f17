import { importBuilds } from '@site/federation/release/importBuilds';
import { openReleaseStore } from '@site/federation/registry/openReleaseStore';
import { closeOnSignals, createHttpServer } from '@site/federation/serve/httpServer';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

const env = settingsOrExit();
const log = pino({ level: env.logLevel, base: null });
const { origins, internalOrigins, pinsUnserved } = env;
const store = await openReleaseStore({ RELEASES_DIR: env.releasesDir });
if (env.buildsDir) log.info({ imported: await importBuilds(env.buildsDir, store) }, 'builds in the store');
const versions = createVersionSource({ store, origins, internalOrigins, pinsUnserved, log });
const server = createHttpServer(createApp({ env, store, versions, log }));

server.on('error', error => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(env.port, env.host, () => log.info({ host: env.host, port: env.port }, 'listening'));

closeOnSignals(server);

function settingsOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
