// First: the decorators of every other import need it.
import 'reflect-metadata';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer, endProcessWith } from '@site/federation/serve/httpServer';
import { serveMetrics } from '@site/federation/serve/metricsServer';
import { readTls } from '@site/federation/serve/https';
import { SettingsError } from '@site/federation/settings';
import { createApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { readEnv } from './env.ts';
import { createLog } from './http/log.ts';
import { requirePublishedDocuments } from './graphql/publishedDocuments.ts';
import { startTracing } from './tracing/tracing.ts';
import { startWorkers } from './workers.ts';

/** How long the port waits for a database that says nothing, in ms. */
const FIRST_ATTEMPT_MS = 15_000;
/** As long as the shell host waits: the tutor's model may take long before its first word. */
const IDLE_MS = 120_000;

/** Starts the gateway. Database and login provider may come later; then it answers 503 meanwhile. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  await requirePublishedDocuments(env, log);
  const deps = createDependencies(env, log, await startTracing(env, log));
  deps.tutor.prepare();
  const stopWorkers = startWorkers(deps);
  // Mutual TLS: a client without a certificate is disconnected before its request is read.
  const files = readTls(env.TLS_DIR);
  const tls = files && { ...files, requestCert: true, rejectUnauthorized: true };
  // Shell hosts send requests to every port that is open. In a rolling update this one must be ready by then.
  await Promise.race([deps.migration.attempted, sleep(FIRST_ATTEMPT_MS)]);
  const server = createHttpServer(await createApp(deps), { tls, timeouts: { idleTimeout: IDLE_MS } });
  server.listen(env.GATEWAY_PORT, env.HOST);
  await once(server, 'listening');
  serveMetrics(deps.metrics.registry, { host: env.HOST, port: env.METRICS_PORT, tls }, log);
  endProcessWith(server, {
    logError: error => log.fatal({ err: error }, 'nothing caught an error; the process ends'),
    stop: () => {
      log.info('stopping');
      // A notification that is cut off would be sent again.
      return stopWorkers();
    },
    close: deps.close,
  });
  console.log(`gateway listening on ${tls ? 'https' : 'http'}://${env.HOST}:${env.GATEWAY_PORT}`);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Another program uses the gateway's port. Set GATEWAY_PORT to a free one. (${message})`;
  return `The gateway could not start: ${message}`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
