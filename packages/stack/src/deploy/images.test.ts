import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTemporaryDatabase, type TemporaryDatabase } from '../database/temporary.ts';
import { waitUntil } from '../process/health.ts';
import { findFreePorts } from '../site/ports.ts';
import { readDocument, servicesOf, type Service } from './compose.ts';
import { run, type Container } from './container.ts';
import { assemble, type Image } from './image.ts';
import { buildsFrom, VERSION } from './standIns.ts';

// What Docker would run, run without Docker: the files and the production dependencies of each image, the commands,
// settings and health checks of docker-compose.yml, a real PostgreSQL.

const root = path.join(import.meta.dirname, '../../../..');
const PATIENCE_MS = 60_000;
const started = ['gateway-1', 'gateway-2', 'mfe-marketing', 'mfe-education', 'mfe-contact', 'shell'];

const dir = mkdtempSync(path.join(tmpdir(), 'images-'));
const volume = path.join(dir, 'releases');
const images = new Map<string, Image>();
const containers = new Map<string, Container>();
let database: TemporaryDatabase;
let services: Record<string, Service>;
let ports: Record<string, string>;

beforeAll(async () => {
  mkdirSync(volume);
  database = await startTemporaryDatabase();
  const names = [...started, 'gateway-1 metrics', 'gateway-2 metrics'];
  const free = await findFreePorts('127.0.0.1', names.length);
  ports = Object.fromEntries(names.map((name, at) => [name, String(free[at])]));
  services = servicesOf(readDocument(root), settings(new URL(database.url)));
  for (const name of started) {
    await assembleFor(name);
    containers.set(name, start(name));
  }
}, 180_000);

afterAll(async () => {
  for (const container of containers.values()) container.process.kill('SIGKILL');
  await database?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** An `.env` that somebody filled in. */
const settings = ({ username, password, pathname }: URL) => ({
  ...parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')),
  POSTGRES_USER: username,
  POSTGRES_PASSWORD: password,
  POSTGRES_DB: pathname.slice(1),
  SESSION_SECRET: 'x'.repeat(32),
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'the-site',
  OIDC_CLIENT_SECRET: 'a secret',
  PUBLIC_URL: 'https://www.example.com',
  MARKETING_URL: 'https://marketing.example.com',
});

async function assembleFor(name: string) {
  const dockerfile = services[name]?.build?.dockerfile ?? '';
  const known = images.get(dockerfile);
  if (!known)
    images.set(dockerfile, await assemble(root, dockerfile, path.join(dir, name), buildsFrom(root)));
}

function start(name: string): Container {
  const service = services[name]!;
  const image = images.get(service.build?.dockerfile ?? '')!;
  const addresses = (text: string) =>
    text
      .replace('@database:5432', `@${new URL(database.url).host}`)
      .replace(
        /http:\/\/((?:gateway|mfe)-\w+):\d+/g,
        (_, other: string) => `http://127.0.0.1:${ports[other]}`,
      );
  const replace = (text: string) =>
    addresses(text)
      .replace(/^\/releases$/, volume)
      .replace(/^\/app\//, `${image.dir}/`);
  const port = ports[name] ?? '';
  const own = name.startsWith('gateway')
    ? { GATEWAY_PORT: port, METRICS_PORT: ports[`${name} metrics`] ?? '' }
    : { PORT: port };
  const writable = service.volumes.includes('releases:/releases') ? [volume] : [];
  return run(image, service, { replace, settings: { HOST: '127.0.0.1', ...own }, writable });
}

const get = (address: string) => fetch(`http://127.0.0.1:${ports['shell']}${address}`);

test.each(started)(
  '%s gets healthy by its own health check',
  async name => {
    const { healthy, output, ended } = containers.get(name)!;
    const gone = new AbortController();
    void ended.then(() => gone.abort());
    const well = await waitUntil(healthy, PATIENCE_MS, gone.signal);
    expect(well || output()).toBe(true);
  },
  2 * PATIENCE_MS,
);

test('a page comes through the shell, with what the hosts brought along', async () => {
  // Read at the host's address inside, and addressed as browsers reach it.
  const preloaded = `href="https://marketing.example.com/${VERSION}/entry.js"`;
  let html = '';
  const preloads = async () => (html = await (await get('/')).text()).includes(preloaded);
  await waitUntil(preloads, PATIENCE_MS / 4, new AbortController().signal);
  expect(html).toContain(preloaded);
  expect(html).toContain('<div id="root">');
  expect(html).toContain(`src="/assets/${VERSION}/entry.js"`);
  const entry = await fetch(`http://127.0.0.1:${ports['mfe-marketing']}/${VERSION}/entry.js`);
  expect([entry.status, entry.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

test('data comes through the shell from both gateways, out of PostgreSQL', async () => {
  const bothAnswered = async () => {
    const answer = await get('/api/services');
    expect([answer.status, ((await answer.json()) as unknown[]).length > 0]).toEqual([200, true]);
    return ['gateway-1', 'gateway-2'].every(name => containers.get(name)!.output().includes('/api/services'));
  };
  expect(await waitUntil(bothAnswered, PATIENCE_MS / 4, new AbortController().signal)).toBe(true);
});

test('the public pages are rendered by a process that ends', async () => {
  const { ended, output } = start('render');
  expect(await ended).toBe(0);
  expect(output()).toContain('marketing:');
});

test.each(started.toReversed())('%s ends when it is asked to, and is unhealthy then', async name => {
  const { process, ended, healthy } = containers.get(name)!;
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await healthy()).toBe(false);
});
