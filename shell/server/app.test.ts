import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@site/federation/build/integrity';
import { configKey, storePrerendered } from '@site/federation/prerender/pageStore';
import { emptyRegistry } from '@site/federation/registry/registry';
import { folderStore } from '@site/federation/registry/folderStore';
import { publish } from '@site/federation/registry/publish';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import type { PageInput } from './page/document.ts';
import { createVersionSource } from './registry/versions.ts';

const log = pino({ level: 'silent' });
const version = '1.0.0-00000000';
const closing: (() => Promise<unknown>)[] = [];
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'shell-'));
  closing.push(() => rm(dir, { recursive: true }));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function listen(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = 'entry.js';
const code = 'export {}';
const manifestOf = (name: string, late = {}) =>
  JSON.stringify({
    ...late,
    name,
    version,
    contractVersion: 1,
    owner: `${name} team`,
    entry: file,
    preload: [file],
    integrity: { [file]: integrityOf(Buffer.from(code)) },
    routes: ['/services'],
  });

const marketing = manifestOf('marketing', { pages: { '/services': { preload: ['page.js'], data: true } } });

/** What the registry lists of it. */
const publication = {
  name: 'marketing',
  version,
  integrity: integrityOf(Buffer.from(marketing)),
  owner: 'marketing team',
  contractVersion: 1,
  routes: ['/services'],
  publishedAt: new Date(),
};

/** What was rendered for visitors at a member's page. */
const gate = {
  html: '<h1>Services is for members</h1>',
  styles: '<style data-styled="true">h1{}</style>',
  loaderData: {},
};

/** A site with a published shell and a published marketing remote. */
async function startSite({
  gatewayUrl = 'http://127.0.0.1:1',
  trustProxy = '0',
  manifest = marketing,
  currentUserTimeoutMs = 5000,
} = {}) {
  const remote = await listen(createServer((_request, response) => response.end(manifest)));
  await mkdir(path.join(dir, 'shell', version), { recursive: true });
  await writeFile(path.join(dir, 'shell', version, file), code);
  await writeFile(
    path.join(dir, 'shell', version, 'manifest.json'),
    manifestOf('shell', { data: ['data.js'] }),
  );
  await folderStore(dir).write(publish(emptyRegistry(), publication), null);
  const env = readEnv({
    RELEASES_DIR: dir,
    MARKETING_URL: remote,
    GATEWAY_URL: gatewayUrl,
    TRUST_PROXY: trustProxy,
  });
  const integrity = await storePrerendered(dir, { pages: { '/services': gate } });
  const prerendered = [{ shell: version, config: configKey(env.config), integrity }];
  await writeFile(path.join(dir, 'shell.json'), JSON.stringify({ version, prerendered }));
  const versions = createVersionSource({ releasesDir: dir, origins: env.origins, log });
  const url = await listen(createServer(createApp({ env, versions, log, currentUserTimeoutMs })));
  return { url, remote };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });
const member = { cookie: 'other=1; ounce.sid=s%3Aabc' };
const ada = { id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: null };

describe('a page', () => {
  test('carries its own title, description and address', async () => {
    const { url } = await startSite();
    const html = await (await get(`${url}/services`)).text();
    expect(html).toContain('<title>Services · Ounce &amp; Block</title>');
    expect(html).toContain('<meta name="description" content="Trade management, signals');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/services">');
  });

  test.each(['/nowhere', '/learn', '//evil.example'])(
    '%s is the 404 page, with that status',
    async pathname => {
      const { url } = await startSite();
      const response = await get(url + pathname);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('404 Page Not Found');
    },
  );

  test('preloads the files of this page, and the data layer where it reads data', async () => {
    const { url, remote } = await startSite();
    const late = [`href="${remote}/${version}/page.js"`, `href="/assets/${version}/data.js"`];
    const [services, about] = [await get(`${url}/services`, member), await get(`${url}/about`, member)];
    const [withData, without] = [await services.text(), await about.text()];
    for (const file of late) {
      expect(withData).toContain(file);
      expect(without).not.toContain(file);
    }
  });

  test('preloads the remote of a page for users only with a session cookie, and is then never stored', async () => {
    const { url, remote } = await startSite();
    const preload = `href="${remote}/${version}/${file}"`;
    const [visitor, known] = [await get(`${url}/services`), await get(`${url}/services`, member)];
    expect(await visitor.text()).not.toContain(preload);
    expect(await known.text()).toContain(preload);
    expect(visitor.headers.get('cache-control')).toBe('no-cache');
    expect(known.headers.get('cache-control')).toBe('no-store');
  });

  test('preloads the landing page’s remote for everyone', async () => {
    const { url, remote } = await startSite();
    expect(await (await get(url)).text()).toContain(`href="${remote}/${version}/${file}"`);
  });

  test('runs scripts by a fresh nonce only', async () => {
    const { url } = await startSite();
    const [first, second] = [await get(url), await get(url)];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(policy).toContain("object-src 'none'");
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    expect(first.headers.get('x-powered-by')).toBeNull();
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await first.text();
    const running = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(running).toHaveLength(2);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('goes out without the manifest of a host that serves other bytes than the registry lists', async () => {
    const { url, remote } = await startSite({ manifest: manifestOf('foreign') });
    const html = await (await get(url)).text();
    expect(html).toContain('"manifest":null');
    expect(html).not.toContain(`href="${remote}`);
  });

  test('has one address and takes reads only', async () => {
    const { url } = await startSite();
    const slash = await get(`${url}/services/?service=vip`);
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/services?service=vip']);
    const post = await fetch(`${url}/services`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('is never broken by what the settings say', async () => {
    const { composeBody, composeHead } = await import('./page/document.ts');
    const input: PageInput = {
      page: null,
      pathname: '/x',
      publicUrl: 'http://localhost',
      nonce: 'n',
      hasSession: false,
      shell: { manifest: JSON.parse(manifestOf('shell')), base: '/assets/', css: '', prerendered: [] },
      prerendered: null,
      data: {
        config: { ...readEnv({}).config, brandName: '</script><script>alert(1)</script>' },
        microfrontends: {},
      },
      devReload: false,
    };
    const html = composeHead(input) + composeBody(input, { ...ada, firstName: '</script><script>alert(2)' });
    expect(html).not.toContain('<script>alert');
  });
});

/** A gateway that knows one member; `hold` keeps its answers back until it is called. */
async function gatewayOf(currentUser: object | null) {
  const seen: IncomingMessage[] = [];
  let release = () => {};
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    seen.push(request);
    void held.then(() => response.end(JSON.stringify({ data: { currentUser } })));
  });
  const hold = () => void (held = new Promise(resolve => (release = resolve)));
  return { seen, hold, release: () => release(), gatewayUrl: await listen(server) };
}

const pageData = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { user?: unknown };

describe('who is there', () => {
  test('is in the page; the gateway gets the session and the request’s name alone', async () => {
    const { seen, gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl });
    const response = await get(`${url}/services`, { ...member, 'x-forwarded-for': '6.6.6.6' });
    expect(pageData(await response.text()).user).toEqual(ada);
    expect(seen).toHaveLength(1);
    const { headers } = seen[0]!;
    expect(headers.cookie).toBe('ounce.sid=s%3Aabc');
    expect(headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is known as long as one of several gateways answers', async () => {
    const { gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl: `http://127.0.0.1:1,${gatewayUrl},http://127.0.0.1:2` });
    for (let page = 0; page < 3; page += 1)
      expect(pageData(await (await get(`${url}/services`, member)).text()).user).toEqual(ada);
  });

  test('is a visitor without a session cookie, and no gateway is asked', async () => {
    const { seen, gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl });
    expect(pageData(await (await get(url)).text()).user).toBeNull();
    expect(seen).toHaveLength(0);
  });

  test('is found out while the head is already on its way', async () => {
    const gateway = await gatewayOf(ada);
    const { url } = await startSite(gateway);
    gateway.hold();
    const { body } = await get(`${url}/services`, member);
    const decoder = new TextDecoder();
    let html = '';
    for await (const chunk of body!) {
      html += decoder.decode(chunk as Uint8Array, { stream: true });
      if (html.includes('</head>')) gateway.release();
    }
    expect(pageData(html).user).toEqual(ada);
  });

  test('a session that is no member’s gets nothing of a member’s page', async () => {
    const { gatewayUrl } = await gatewayOf(null);
    const { url, remote } = await startSite({ gatewayUrl });
    const html = await (await get(`${url}/services`, member)).text();
    expect(pageData(html).user).toBeNull();
    expect(html).not.toContain(`href="${remote}`);
    expect(html).not.toContain('data.js"');
  });

  test.each([
    ['is slow', async () => ({ ...(await slowGateway()), currentUserTimeoutMs: 50 })],
    ['is down', async () => ({ gatewayUrl: 'http://127.0.0.1:1' })],
    ['answers nonsense', async () => gatewayOf({ id: 7 })],
  ])('stays open when the gateway %s: the browser asks', async (_, gateway) => {
    const { url, remote } = await startSite(await gateway());
    const html = await (await get(`${url}/services`, member)).text();
    expect(pageData(html)).not.toHaveProperty('user');
    expect(html).toContain(`href="${remote}`);
    expect(html).toContain('</html>');
  });

  async function slowGateway() {
    const gateway = await gatewayOf(ada);
    gateway.hold();
    return gateway;
  }
});

describe('a page that was rendered beforehand', () => {
  const style = /<style nonce="([^"]+)" data-styled="true">h1\{\}<\/style>/;

  test('comes whole for a visitor, under the policy of the answer', async () => {
    const { url } = await startSite();
    const response = await get(`${url}/services`);
    const html = await response.text();
    expect(html).toContain(`<div id="root">${gate.html}</div>`);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${style.exec(html)?.[1]}'`);
    expect(html.indexOf('data-styled')).toBeLessThan(html.indexOf('</head>'));
    expect(html).not.toContain('<noscript>');
    // No painting of half a page.
    expect(html).toContain('<link rel="expect" blocking="render" href="#root">');
    expect(pageData(html)).toHaveProperty('prerendered', { version: null, loaderData: {} });
  });

  test('comes for whom the gateway does not know, too', async () => {
    const { gatewayUrl } = await gatewayOf(null);
    const { url } = await startSite({ gatewayUrl });
    const html = await (await get(`${url}/services`, member)).text();
    expect(html).toContain(gate.html);
    expect(html).toMatch(style);
  });

  test.each([
    ['a member', async () => gatewayOf(ada)],
    ['a user whom the gateway could not name', async () => ({ gatewayUrl: 'http://127.0.0.1:1' })],
  ])('is not for %s', async (_, gateway) => {
    const { url } = await startSite(await gateway());
    const response = await get(`${url}/services`, member);
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('data-styled');
    expect(pageData(html)).not.toHaveProperty('prerendered');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('Cookie');
  });
});

describe('early hints', () => {
  /** The Link headers of the 103 that came before the page, if one came. */
  const hintsOf = (url: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      let hints = '';
      const asked = request(url, { headers }, response => response.resume().on('end', () => resolve(hints)));
      asked.on('information', ({ statusCode, headers: early }) => {
        if (statusCode === 103) hints = String(early['link']);
      });
      asked.on('error', reject).end();
    });
  const navigation = { 'sec-fetch-mode': 'navigate' };

  test('name the shell’s files to a navigation that came through a trusted proxy', async () => {
    const { url } = await startSite({ trustProxy: '1' });
    const hash = integrityOf(Buffer.from(code));
    expect(await hintsOf(url, navigation)).toBe(
      `</assets/${version}/${file}>; rel=modulepreload; crossorigin; integrity="${hash}"`,
    );
  });

  test.each([
    ['without such a proxy', '0', navigation],
    ['for what is no navigation', '1', { 'sec-fetch-mode': 'cors' }],
  ])('are kept back %s', async (_, trustProxy, headers) => {
    expect(await hintsOf((await startSite({ trustProxy })).url, headers)).toBe('');
  });
});

describe('the registry and the files', () => {
  test('the registry is absolute, revalidated and answered with 304', async () => {
    const { url, remote } = await startSite();
    const response = await get(`${url}/registry.json`);
    const document = (await response.json()) as { microFrontends: { marketing: { url: string }[] } };
    expect(document.microFrontends.marketing[0]?.url).toBe(`${remote}/${version}/manifest.json`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(`${url}/registry.json`, {
      'if-none-match': response.headers.get('etag') ?? '',
      // Node's fetch would say no-cache here, which forbids the answer that is asked for.
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  test('a rollback shows on the next request', async () => {
    const { url } = await startSite();
    await folderStore(dir).write(emptyRegistry(), (await folderStore(dir).read()).etag);
    expect(await (await get(`${url}/registry.json`)).json()).toMatchObject({ microFrontends: {} });
  });

  test('a registry that breaks the schema leaves the last good one in force', async () => {
    const { url } = await startSite();
    await get(`${url}/registry.json`);
    await writeFile(path.join(dir, 'registry.json'), '{"microFrontends":{}}');
    expect(await (await get(`${url}/registry.json`)).text()).toContain('marketing');
  });

  test.each(['https://evil.example/x/manifest.json', '//evil.example/manifest.json', '../x/manifest.json'])(
    'a registry that points elsewhere, to %s, is rejected',
    async address => {
      const { url, remote } = await startSite();
      const before = await (await get(`${url}/registry.json`)).text();
      const text = await readFile(path.join(dir, 'registry.json'), 'utf8');
      await writeFile(path.join(dir, 'registry.json'), text.replaceAll(`${version}/manifest.json`, address));
      expect(await (await get(`${url}/registry.json`)).text()).toBe(before);
      expect(await (await get(`${url}/`)).text()).toContain(`${remote}/${version}/${file}`);
    },
  );

  test('a wrong entry costs its own microfrontend only, also after a restart', async () => {
    const { url } = await startSite();
    const store = folderStore(dir);
    const { registry, etag } = await store.read();
    await store.write(publish(registry, { ...publication, name: 'contact' }), etag);
    const file = path.join(dir, 'registry.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as { microFrontends: { contact: object[] } };
    Object.assign(document.microFrontends.contact[0]!, { url: 'https://evil.example/manifest.json' });
    await writeFile(file, JSON.stringify(document));
    const served = (await (await get(`${url}/registry.json`)).json()) as { microFrontends: object };
    expect(Object.keys(served.microFrontends)).toEqual(['marketing']);
  });

  test('a section that is tried again gets the versions that a page would be served with, and the fallback', async () => {
    const { url, remote } = await startSite();
    const store = folderStore(dir);
    const { registry, etag } = await store.read();
    const next = { ...publication, version: '1.0.0-00000001', contractVersion: 2 };
    await store.write(publish(registry, next), etag);
    const response = await get(`${url}/microfrontends/marketing.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      version: '1.0.0-00000001',
      owner: 'marketing team',
      contractVersion: 2,
      fallback: { version, url: `${remote}/${version}/manifest.json`, contractVersion: 1 },
    });
    for (const name of ['contact', 'constructor', '__proto__'])
      expect((await get(`${url}/microfrontends/${name}.json`)).status).toBe(404);
  });

  test('costs the same with three microfrontends and with a hundred', async () => {
    const { url } = await startSite();
    const page = async (where: string, headers = {}) => {
      const html = await (await get(url + where, headers)).text();
      return html.replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? '', 'nonce');
    };
    const before = [await page('/'), await page('/services', member), await page('/nowhere')];
    const store = folderStore(dir);
    const { registry, etag } = await store.read();
    const hundred = Array.from({ length: 100 }, (_, index) => ({
      ...publication,
      name: `other-${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10)]}`,
    }));
    await store.write(
      hundred.reduce((all, one) => publish(all, one), registry),
      etag,
    );
    expect([await page('/'), await page('/services', member), await page('/nowhere')]).toEqual(before);
  });

  test('names nothing of a microfrontend that this browser may not see, nor hashes of what is no script', async () => {
    const { url, remote } = await startSite();
    expect(await (await get(`${url}/services`)).text()).not.toContain(remote);
    const html = await (await get(`${url}/services`, member)).text();
    const hash = integrityOf(Buffer.from(code));
    const [, map = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: { [`/assets/${version}/${file}`]: hash, [`${remote}/${version}/${file}`]: hash },
    });
    expect(JSON.stringify(pageData(html))).not.toContain(hash);
  });

  test('the shell’s files are immutable, others are missing', async () => {
    const { url } = await startSite();
    const found = await get(`${url}/assets/${version}/${file}`);
    expect(found.headers.get('cache-control')).toContain('immutable');
    expect((await get(`${url}/assets/${version}/none.js`)).status).toBe(404);
    expect((await get(`${url}/assets/..%2fregistry.json`)).status).toBe(404);
  });
});

describe('the way to the gateway', () => {
  async function echo() {
    const seen: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      seen.push(request);
      response.end('{}');
    });
    return { seen, url: await listen(server) };
  }

  test('passes path, query and host on and says itself who the client is', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url });
    const spoofed = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    };
    const response = await get(`${url}/api/login?returnTo=/a`, spoofed);
    const { url: target, headers } = gateway.seen[0]!;
    expect(target).toBe('/api/login?returnTo=/a');
    expect(headers['host']).toBe(new URL(url).host);
    expect(headers['x-forwarded-for']).not.toContain('6.6.6.6');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-forwarded-host']).toBe(new URL(url).host);
    expect(response.headers.get('x-request-id')).toBe(headers['x-request-id']);
  });

  test('adds to what a trusted proxy says', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url, trustProxy: '1' });
    await get(`${url}/graphql?query=x`, { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
    const { headers } = gateway.seen[0]!;
    expect(headers['x-forwarded-for']).toMatch(/^9\.9\.9\.9, /);
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  test('answers for a gateway that is down, in the form that the caller reads', async () => {
    const { url } = await startSite();
    const rest = await get(`${url}/api/services`);
    expect([rest.status, rest.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    const graphql = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(graphql.status).toBe(503);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    expect((await get(`${url}/services`)).status).toBe(200);
  });
});
