import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { microfrontendNames } from '@site/federation/microfrontends';
import { defaultVersion } from '@site/releases/registry/registry';
import { hostPort, portVariables, readSettings } from '@site/stack/env/site';
import type { ProcessSpec } from '@site/stack/process/siteProcess';
import { findFreePorts } from '@site/stack/site/ports';
import { addressesOf, gateway, microfrontendHost, shellHost } from '@site/stack/site/processes';
import { entryIn, readRegistry } from '../support/registry.ts';

const { DATABASE_URL = '', BASE_URL = '' } = process.env;
const HOST = '127.0.0.1';
const START_MS = 120_000;

/** What a server holds, after a garbage collection. */
export interface State {
  megabytes: number;
  descriptors: number;
  listeners: number;
}

/** One of the site's servers, in production mode and in a process of its own. */
export interface Server {
  name: string;
  port: number;
  /** Paths that it answers with 200: a page, a file, an answer of the gateway. */
  paths: string[];
  hasEnded: () => boolean;
  /** The last lines that it wrote, and how it ended. */
  lastErrors: () => string;
  state: () => Promise<State>;
  close: () => Promise<void>;
}

/** Starts all servers of the site, on its database and its releases. */
export async function startServers(): Promise<{ servers: Server[]; metricsUrl: string }> {
  const variables = [...Object.keys(portVariables(readSettings())), 'METRICS_PORT', 'SHELL_METRICS_PORT'];
  const free = await findFreePorts(variables.length);
  const ports = Object.fromEntries(variables.map((name, at) => [name, String(free[at])]));
  const settings = readSettings({
    ...process.env,
    ...ports,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${ports['PORT']}`,
    SESSION_SECRET: 'only the servers of this test sign with it',
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'test',
    OIDC_CLIENT_SECRET: 'test',
    // How much one address may ask for is tested elsewhere.
    REQUESTS_PER_MINUTE: '10000000',
    PAGES_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  const addresses = addressesOf(settings, { postgres: '', session: '', oidcClient: '' }, DATABASE_URL);
  const files = await servedFiles();
  const servers = await Promise.all([
    start(gateway(settings, addresses), settings.GATEWAY_PORT, ['/api/services', '/api/health/ready']),
    ...microfrontendNames.map(name =>
      start(microfrontendHost(settings, addresses, name), hostPort(settings, name), [files[name]!]),
    ),
    start(shellHost(settings, addresses), settings.PORT, [
      '/',
      '/api/services',
      '/open-graph.jpg',
      files['shell']!,
    ]),
  ]);
  return { servers, metricsUrl: `http://${HOST}:${ports['METRICS_PORT']}/metrics` };
}

/** The manifest of each microfrontend and a script of the shell: what a host has at its address. */
async function servedFiles(): Promise<Record<string, string>> {
  const registry = await readRegistry(BASE_URL);
  const shell = entryIn(await (await fetch(BASE_URL)).text(), BASE_URL)!.pathname;
  const manifests = microfrontendNames.map(name => [
    name,
    new URL(defaultVersion(registry, name)!.url).pathname,
  ]);
  return { ...Object.fromEntries(manifests), shell };
}

async function start({ name, args, cwd, env }: ProcessSpec, port: number, paths: string[]): Promise<Server> {
  const preload = path.join(import.meta.dirname, 'reportState.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  for (const input of [child.stdout!, child.stderr!])
    createInterface({ input }).on('line', line => errors.push(line));
  child.once('exit', (code, signal) => errors.push(`ended with ${code ?? signal}`));
  const server: Server = {
    name,
    port,
    paths,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    lastErrors: () => errors.slice(-60).join('\n'),
    async state() {
      child.send('state');
      const [state] = (await once(child, 'message')) as [State];
      return state;
    },
    async close() {
      child.kill('SIGKILL');
      if (!server.hasEnded()) await once(child, 'exit');
    },
  };
  await expect
    .poll(async () => server.hasEnded() || (await answers(server)), { timeout: START_MS, message: name })
    .toBe(true);
  return server;
}

/** Whether all paths of a server answer with 200. */
export async function answers({ port, paths }: Pick<Server, 'port' | 'paths'>): Promise<boolean> {
  // `fetch` of Node.js trips over an answer whose connection ends while it reads.
  const ask = (path: string) =>
    new Promise<boolean>(resolve => {
      const request = get({ host: HOST, port, path, agent: false }, response =>
        buffer(response).then(
          body => resolve(body.byteLength > 0 && response.statusCode === 200),
          () => resolve(false),
        ),
      );
      request.on('error', () => resolve(false));
    });
  return (await Promise.all(paths.map(ask))).every(Boolean);
}
