import { importBuilds } from '@site/federation/release/importBuilds';
import { closeOnSignals, createHttpServer } from '@site/federation/serve/httpServer';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

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

closeOnSignals(server);

function settingsOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
