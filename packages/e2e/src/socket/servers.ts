import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { environmentPrefix, microfrontendNames } from '@site/federation/microfrontends';
import { freePort } from '@site/tooling/testkit';

const { DATABASE_URL = '', RELEASES_DIR = '', BASE_URL = '' } = process.env;
const root = path.join(import.meta.dirname, '../../../..');
const HOST = '127.0.0.1';

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
  const [gatewayPort, shellPort, metricsPort, shellMetricsPort, ...ports] = await freePorts(
    4 + microfrontendNames.length,
  );
  const settings = {
    NODE_ENV: 'production',
    HOST,
    DATABASE_URL,
    RELEASES_DIR,
    PUBLIC_URL: `http://localhost:${shellPort}`,
    SESSION_SECRET: 'only the servers of this test sign with it',
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'test',
    OIDC_CLIENT_SECRET: 'test',
    GATEWAY_URL: `http://${HOST}:${gatewayPort}`,
    GATEWAY_PORT: String(gatewayPort),
    // How much one address may ask for is tested elsewhere.
    REQUESTS_PER_MINUTE: '10000000',
    PAGES_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(
      microfrontendNames.map((name, at) => [`${environmentPrefix(name)}_PORT`, String(ports[at])]),
    ),
  };
  const files = await servedFiles();
  const gateway = 'gateway/dist/main.js';
  const host = 'packages/releases/src/serve/microfrontendHost.ts';
  const servers = await Promise.all([
    start('gateway', gateway, gatewayPort!, ['/api/services', '/api/health/ready'], {
      ...settings,
      METRICS_PORT: String(metricsPort),
    }),
    ...microfrontendNames.map((name, at) =>
      start(name, host, ports[at]!, [files[name]!], { ...settings, NAME: name, PORT: String(ports[at]) }),
    ),
    start(
      'shell',
      'shell/server/main.ts',
      shellPort!,
      ['/', '/api/services', '/open-graph.jpg', `/assets${files['shell']}`],
      {
        ...settings,
        PORT: String(shellPort),
        METRICS_PORT: String(shellMetricsPort),
      },
    ),
  ]);
  return { servers, metricsUrl: `http://${HOST}:${metricsPort}/metrics` };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** A script of each microfrontend and of the shell, as the site's page names them: `/VERSION/FILE`. */
async function servedFiles() {
  const registry = (await (await fetch(`${BASE_URL}/registry.json`)).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  const page = await (await fetch(BASE_URL)).text();
  const [, shell = ''] = /src="\/assets(\/[^"]+\.js)"/.exec(page) ?? [];
  const manifests = Object.entries(registry.microFrontends).map(([name, [served]]) => [
    name,
    new URL(served!.url).pathname,
  ]);
  return { ...Object.fromEntries(manifests), shell } as Record<string, string>;
}

async function start(
  name: string,
  program: string,
  port: number,
  paths: string[],
  settings: Record<string, string>,
): Promise<Server> {
  const preload = path.join(import.meta.dirname, 'reportState.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, path.join(root, program)], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  for (const input of [child.stdout!, child.stderr!])
    createInterface({ input }).on('line', line => errors.push(line));
  child.once('exit', (code, signal) => errors.push(`ended with ${code ?? signal}`));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const lastErrors = () => errors.slice(-60).join('\n');
  const state = () => stateOf(child);
  const server = { name, port, paths, hasEnded, lastErrors, state, close: () => close(child) };
  for (let tries = 0; !(await answers(server)); tries += 1) {
    if (hasEnded() || tries > 600) throw new Error(`${name} does not start:\n${lastErrors()}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
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

async function stateOf(child: ChildProcess): Promise<State> {
  child.send('state');
  const [state] = (await once(child, 'message')) as [State];
  return state;
}

async function close(child: ChildProcess) {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
