import { spawn, spawnSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { appNames } from '@site/federation/build/workspace';
import { buildVersion } from '@site/federation/build/buildVersion';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { importBuilds } from '@site/releases/release/importBuilds';
import { startBucketServer, type BucketServer } from '@site/releases/testing/bucketServer';
import { prepareSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { findRecorded, signalGroup } from '@site/stack/process/pidFile';
import type { ProcessSpec } from '@site/stack/process/siteProcess';
import { findFreePorts } from '@site/stack/site/ports';
import { addressesOf, gateway, shellHost } from '@site/stack/site/processes';
import { until } from '@site/tooling/testkit';
import { npmCommands } from '../support/control.ts';
import { openTestRun } from '../support/startSite.ts';

const SHELLS = 4;
const GATEWAYS = 2;

/** A site as it is run for many visitors. Each process keeps its copies of releases in a folder of its own. */
export interface ManyHosts extends Pick<ReturnType<typeof npmCommands>, 'run'> {
  /** The balancer, which is what visitors know. */
  url: string;
  /** Each shell host, past the balancer. */
  shells: Host[];
  gateways: Host[];
  bucket: BucketServer;
}

/** A process that can be killed, and started again. */
export interface Host {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Tests of four shell hosts, two gateways, one database, one bucket and HAProxy. */
export const test = base.extend<object, { site: ManyHosts }>({
  site: [
    async ({}, provide) => {
      await using run = openTestRun();
      await provide(await startManyHosts(run));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function startManyHosts(run: ReturnType<typeof openTestRun>): Promise<ManyHosts> {
  const site = await prepareSiteUnderTest(run);
  const settings = { ...site.settings, NODE_ENV: 'production' as const };
  const folder = (name: string) => path.join(settings.DATA_DIR, name);
  const bucket = await startBucketServer();
  run.onExit(() => bucket.close());
  const address = bucket.settings('site');
  // The client of the bucket reads its key there.
  Object.assign(process.env, address);
  await fillBucket(settings.RELEASES_DIR, folder('publisher'), address);

  const addresses = addressesOf(settings, site.secrets, site.databaseUrl);
  const free = await findFreePorts(2 * (GATEWAYS + SHELLS));
  const add = async (spec: ProcessSpec, name: string, more: NodeJS.ProcessEnv = {}) =>
    site.supervisor.start({
      ...spec,
      name,
      env: { ...spec.env, ...address, RELEASES_DIR: folder(name), ...more },
    });
  const hostOf = async (
    name: string,
    describe: (port: number) => ProcessSpec,
    probe: string,
    more: NodeJS.ProcessEnv,
  ): Promise<Host> => {
    const [port = 0, metrics] = free.splice(0, 2);
    const url = `http://127.0.0.1:${port}`;
    const healthy = () => answersOk(url + probe);
    await add({ ...describe(port), healthy }, name, { ...more, METRICS_PORT: String(metrics) });
    return {
      url,
      async kill() {
        signalGroup(findRecorded(folder('run'), name), 'SIGKILL');
        // Returns once the supervisor has seen it end.
        await site.supervisor.stop(name);
      },
      start: () => site.supervisor.startAgain(name),
    };
  };

  const single = ['gateway', 'shell'];
  const others = site.processes.filter(({ name }) => !single.includes(name));
  await Promise.all(others.map(spec => add(spec, spec.name)));
  const gateways = await several(GATEWAYS, at =>
    hostOf(
      `gateway-${at}`,
      port => gateway({ ...settings, GATEWAY_PORT: port }, addresses),
      '/api/health/ready',
      {},
    ),
  );
  const gatewayUrls = gateways.map(({ url }) => url).join(',');
  const shells = await several(SHELLS, at =>
    hostOf(`shell-${at}`, port => shellHost({ ...settings, PORT: port }, addresses), '/health/ready', {
      GATEWAY_URL: gatewayUrls,
      TRUST_PROXY: '1',
      PAGES_PER_MINUTE: '1000000',
    }),
  );
  await startHaproxy(
    settings.PORT,
    shells.map(({ url }) => url),
    run,
    folder('haproxy.cfg'),
  );
  const { run: command } = npmCommands({
    ...settings.inherited,
    ...address,
    DATA_DIR: settings.DATA_DIR,
    RELEASES_DIR: folder('publisher'),
    PUBLIC_URL: settings.PUBLIC_URL,
    GATEWAY_URL: gatewayUrls,
  });
  return { url: settings.PUBLIC_URL, shells, gateways, bucket, run: command };
}

const several = (count: number, start: (at: number) => Promise<Host>) =>
  Promise.all(Array.from({ length: count }, (_, at) => start(at + 1)));

/** As an image brings its build: each app's present version, promoted. */
async function fillBucket(builtDir: string, dir: string, address: { RELEASES_URL: string }) {
  const builds = path.join(dir, 'builds');
  for (const app of appNames) {
    const version = path.join(app, buildVersion(app, 'production'));
    await cp(path.join(builtDir, version), path.join(builds, version), { recursive: true });
  }
  await importBuilds(builds, await openReleaseStore({ ...address, RELEASES_DIR: dir }));
}

/** Starts HAProxy in front of shell hosts: a GET whose host is gone is repeated. */
async function startHaproxy(
  port: number,
  targets: string[],
  { onExit }: ReturnType<typeof openTestRun>,
  file: string,
) {
  // Debian has it where users have no path.
  const program = ['haproxy', '/usr/sbin/haproxy'].find(name => spawnSync(name, ['-v']).status === 0);
  if (!program) throw new Error('HAProxy is not installed (Debian: apt-get install haproxy)');
  await writeFile(file, haproxySettings(port, targets));
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  onExit(async () => void child.kill('SIGKILL'));
  await until(() => answersOk(`http://127.0.0.1:${port}/health/ready`));
}

// A request whose host is gone before it answers is sent to another one; one that may have changed something is not.
const haproxySettings = (port: number, targets: string[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 30s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 1

frontend site
  bind 127.0.0.1:${port}
  default_backend shells

backend shells
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host shell
  http-request disable-l7-retry unless METH_GET
${targets.map((target, at) => `  server shell-${at + 1} ${new URL(target).host}`).join('\n')}
`;
