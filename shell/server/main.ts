import { createHostCounts } from '@site/releases/judge/hostCounts';
import { startJudge } from '@site/releases/judge/watch';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { followReleases, reportOnce } from '@site/releases/store/followReleases';
import { createHttpServer, endProcessWith } from '@site/federation/serve/httpServer';
import { serveMetrics } from '@site/federation/serve/metricsServer';
import { orExit } from '@site/federation/settings';
import { pino } from 'pino';
import { collectDefaultMetrics, Gauge, Registry as MetricsRegistry } from 'prom-client';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

const env = orExit(readEnv);
// What Node could not parse may hold a cookie or a name.
const log = pino({ level: env.logLevel, base: null, redact: { paths: ['err.rawPacket'], remove: true } });
const store = await openReleaseStore(env.releases);
const metrics = new MetricsRegistry();
collectDefaultMetrics({ register: metrics });
const storeReadable = new Gauge({
  name: 'shell_release_store_readable',
  help: '0 while the registry cannot be read, or is not valid, and the last good one is served',
  registers: [metrics],
});
storeReadable.set(1);
const logUnreadable = reportOnce(err =>
  log.error({ err }, 'release store not readable; the last good copy is served'),
);
const source = await followReleases(store, {
  serves: ['shell'],
  report(error) {
    storeReadable.set(error ? 0 : 1);
    logUnreadable(error);
  },
});
const versions = createVersionSource({ ...env, source, log });
const counts = createHostCounts();
serveMetrics(metrics, { host: env.host, port: env.metricsPort }, log);
const server = createHttpServer(createApp({ env, source, versions, log, counts, metrics }));

void startJudge({ store, source, counts, log });

server.on('error', error => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(env.port, env.host, () => log.info({ host: env.host, port: env.port }, 'listening'));

endProcessWith(server, {
  logError: error => log.fatal({ err: error }, 'nothing caught an error; the process ends'),
});
