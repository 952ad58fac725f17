import type { ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appNames } from '@site/federation/build/workspace';
import { buildVersion } from '@site/federation/build/buildVersion';
import { microfrontendNames } from '@site/federation/microfrontends';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { importBuilds } from '@site/releases/release/importBuilds';
import { startBucketServer, type BucketServer } from '@site/releases/testing/bucketServer';
import type { CheckRun } from '../checkRun.ts';
import type { OnExit } from '../../command/runCommand.ts';
import { portVariables, readSettings, type SiteSettings } from '../../env/site.ts';
import { answersOk, waitUntil } from '../../process/health.ts';
import { launch, type ProcessSpec } from '../../process/siteProcess.ts';
import { buildStale } from '../../site/build.ts';
import { findFreePorts } from '../../site/ports.ts';
import {
  addressesOf,
  gateway,
  identityProvider,
  microfrontendHost,
  shellHost,
} from '../../site/processes.ts';
import { prepareSite } from '../../site/site.ts';
import { startDatabase } from '../../site/siteDatabase.ts';
import { startHaproxy } from './haproxy.ts';

const SHELLS = 4;
const GATEWAYS = 2;
const START_MS = 120_000;

/** A site as it is run for many visitors. Each process keeps its copies of releases in a folder of its own. */
export interface ManyHosts {
  /** The balancer, which is what visitors know. */
  url: string;
  /** Each shell host, past the balancer. */
  shells: Host[];
  gateways: Host[];
  bucket: BucketServer;
  /** What points the project's commands at this site. */
  commands: NodeJS.ProcessEnv;
}

/** A process that can be killed, and started again. */
export interface Host {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts one bucket, one database, two gateways, the microfrontend hosts, four shell hosts and HAProxy. */
export async function startManyHosts(
  haproxy: string,
  { env, progress, logFolder }: CheckRun,
  kept: SiteSettings,
  onExit: OnExit,
): Promise<ManyHosts> {
  const dir = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-hosts-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  chmodSync(dir, 0o755);
  onExit(async () => rmSync(dir, { recursive: true, force: true }));
  const names = [...Object.keys(portVariables(kept)), 'METRICS_PORT', 'SHELL_METRICS_PORT'];
  const free = await findFreePorts('127.0.0.1', names.length + SHELLS + 2 * GATEWAYS);
  const ports = Object.fromEntries(names.map(name => [name, String(free.shift())]));
  const settings = readSettings({
    ...env,
    ...ports,
    DATA_DIR: dir,
    RELEASES_DIR: path.join(kept.DATA_DIR, 'test-releases'),
  });
  const site = await prepareSite(settings, progress, onExit, { startAgain: false });
  const databaseUrl = await startDatabase(site);
  await buildStale(site, 'production');

  const bucket = await startBucketServer();
  onExit(() => bucket.close());
  const address = bucket.settings('site');
  Object.assign(process.env, address);
  await fillBucket(settings.RELEASES_DIR, path.join(dir, 'publisher'), address);
  progress.step('bucket', 'has the builds');

  const addresses = addressesOf(settings, site.secrets, databaseUrl);
  const logs = path.join(logFolder, 'hosts');
  mkdirSync(logs, { recursive: true });
  const own = (spec: ProcessSpec, name: string, extra: NodeJS.ProcessEnv = {}) =>
    hostOf(
      { ...spec, name, env: { ...spec.env, ...address, RELEASES_DIR: path.join(dir, name), ...extra } },
      logs,
      onExit,
    );
  const port = (value: number | undefined) => value ?? 0;

  const gateways = Array.from({ length: GATEWAYS }, (_, at) => {
    const [main, metrics] = [port(free.shift()), port(free.shift())];
    const spec = gateway({ ...settings, GATEWAY_PORT: main }, addresses);
    const extra = { NODE_ENV: 'production', GATEWAY_PORT: String(main), METRICS_PORT: String(metrics) };
    return { ...own(spec, `gateway-${at + 1}`, extra), url: `http://127.0.0.1:${main}` };
  });
  const shellPorts = free.splice(0, SHELLS);
  const shells = shellPorts.map((main, at) => ({
    ...own(shellHost(settings, addresses), `shell-${at + 1}`, {
      NODE_ENV: 'production',
      PORT: String(main),
      GATEWAY_URL: gateways.map(({ url }) => url).join(','),
      TRUST_PROXY: '1',
    }),
    url: `http://127.0.0.1:${main}`,
  }));
  const others = [
    own(identityProvider(settings, addresses), 'identity-provider'),
    ...microfrontendNames.map(name => own(microfrontendHost(settings, addresses, name), name)),
  ];
  await Promise.all([...others, ...gateways].map(host => host.start()));
  await Promise.all(shells.map(host => host.start()));
  progress.step('hosts', `${SHELLS} shell hosts, ${GATEWAYS} gateways`);

  const balancer = startHaproxy(haproxy, { port: settings.PORT, targets: shellPorts, dir });
  onExit(() => end(balancer));
  await ready(`${settings.PUBLIC_URL}/health/ready`);
  const commands = {
    ...env,
    ...address,
    ...ports,
    DATA_DIR: dir,
    RELEASES_DIR: path.join(dir, 'publisher'),
    PUBLIC_URL: settings.PUBLIC_URL,
    GATEWAY_URL: gateways.map(({ url }) => url).join(','),
  };
  return { url: settings.PUBLIC_URL, shells, gateways, bucket, commands };
}

/** As an image brings its build: each app's present version, promoted. */
async function fillBucket(builtDir: string, dir: string, address: { RELEASES_URL: string }) {
  const builds = path.join(dir, 'builds');
  for (const app of appNames) {
    const version = buildVersion(app, 'production');
    cpSync(path.join(builtDir, app, version), path.join(builds, app, version), { recursive: true });
  }
  await importBuilds(builds, await openReleaseStore({ ...address, RELEASES_DIR: dir }));
}

function hostOf(spec: ProcessSpec, logs: string, onExit: OnExit): Omit<Host, 'url'> {
  let child: ChildProcess | undefined;
  onExit(async () => child && end(child));
  return {
    kill: async () => child && end(child),
    async start() {
      const running = launch(spec, logs);
      child = running.child;
      const gone = new AbortController();
      void running.ended.then(() => gone.abort());
      if (spec.healthy && !(await waitUntil(healthOf(spec), START_MS, gone.signal)))
        throw new Error(`${spec.name} does not start. Its log is ${running.logFile}`);
    },
  };
}

/** The probe of its own port: descriptions know the port of a single host only. */
const healthOf = ({ env, name, healthy }: ProcessSpec) => {
  if (name.startsWith('shell')) return () => answersOk(`http://127.0.0.1:${env['PORT']}/health/ready`);
  return healthy ?? (async () => true);
};

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function ready(url: string) {
  if (!(await waitUntil(() => answersOk(url), START_MS, new AbortController().signal)))
    throw new Error(`${url} does not answer`);
}
