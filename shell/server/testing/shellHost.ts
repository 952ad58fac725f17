import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { integrityOf } from '@site/federation/build/integrity';
import { createHttpServer } from '@site/federation/serve/httpServer';
import { configKey, storePrerendered } from '@site/releases/prerender/prerenderedStore';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { followReleases } from '@site/releases/store/followReleases';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { listRendered } from '@site/releases/prerender/prerenderPairs';
import { publish } from '@site/releases/registry/publish';
import { emptyRegistry } from '@site/releases/registry/registry';
import { aPublication } from '@site/releases/testing/builds';
import { dir, listen } from '@site/releases/testing/fixtures';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { createVersionSource } from '../registry/versions.ts';
import type { PageData } from '../../src/pageData.ts';

export const version = '1.0.0-00000000';
export const file = 'entry.js';
export const code = 'export {}';
/** A font of the first screen. */
export const font = 'fraunces.12345678.woff2';
export const manifestOf = (name: string, more = {}) =>
  JSON.stringify({
    name,
    version,
    contractVersion: 1,
    owner: `${name} team`,
    entry: file,
    preload: [file],
    integrity: { [file]: integrityOf(Buffer.from(code)) },
    routes: ['/services'],
    ...more,
  });

const marketing = manifestOf('marketing', { pages: { '/services': { preload: ['page.js'], data: true } } });

/** What the registry lists of it. */
export const publication = {
  name: 'marketing',
  version,
  integrity: integrityOf(Buffer.from(marketing)),
  owner: 'marketing team',
  contractVersion: 1,
  routes: ['/services'],
  publishedAt: new Date(),
};

/** What was rendered for visitors at a page for users. */
export const signInGate = {
  html: '<h1>Services is for users</h1>',
  styles: '<style data-styled="true">h1{}</style>',
};

/** A site with a published shell and a published marketing remote; `releases` of education are published in this order. */
export async function startSite({
  gatewayUrl = 'http://127.0.0.1:1',
  settings = {} as Record<string, string>,
  manifest = marketing,
  currentUserTimeoutMs = 5000,
  releases = [] as [version: string, percent?: number][],
  log = pino({ level: 'silent' }),
} = {}) {
  const remote = 'http://localhost:3001';
  for (const name of ['shell', 'marketing']) await mkdir(path.join(dir, name, version), { recursive: true });
  await writeFile(path.join(dir, 'marketing', version, 'manifest.json'), manifest);
  await writeFile(path.join(dir, 'shell', version, file), code);
  const shellManifest = manifestOf('shell', {
    data: ['data.js'],
    integrity: { [file]: integrityOf(Buffer.from(code)), [font]: integrityOf(Buffer.from(font)) },
  });
  await writeFile(path.join(dir, 'shell', version, 'manifest.json'), shellManifest);
  const env = readEnv({
    RELEASES_DIR: dir,
    GATEWAY_URL: gatewayUrl,
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  });
  const integrity = await storePrerendered(folderStore(dir), { pages: { '/services': signInGate } });
  const pages = { shell: version, config: configKey(env.config), integrity };
  const shell = {
    ...{ ...publication, name: 'shell', owner: 'shell team', routes: [] },
    integrity: integrityOf(Buffer.from(shellManifest)),
  };
  const registry = releases.reduce(
    (all, [build, percent]) => publish(all, aPublication(build), percent),
    publish(publish(emptyRegistry(), publication), shell),
  );
  await changeRegistry(folderStore(dir), () => listRendered(registry, [{ name: 'shell', version, pages }]));
  const source = await followReleases(folderStore(dir), { report: () => {} });
  const versions = createVersionSource({ ...env, source, log });
  const app = createApp({ env, source, versions, log, currentUserTimeoutMs });
  const url = await listen(createHttpServer(app));
  return { url, remote };
}

export const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });
export const asUser = { cookie: 'other=1; ounce.sid=s%3Aabc' };
export const ada = {
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
};

/** A gateway that knows one user; after `hold` it does not answer. */
export async function gatewayOf(currentUser: object | null) {
  const seen: IncomingMessage[] = [];
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    seen.push(request);
    void held.then(() => response.writeHead(currentUser ? 200 : 401).end(JSON.stringify(currentUser ?? {})));
  });
  const hold = () => void (held = new Promise(() => {}));
  return { seen, hold, gatewayUrl: await listen(server) };
}

export const pageData = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;
