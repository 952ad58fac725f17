import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { listen } from '@site/releases/testing/fixtures';
import { pino } from 'pino';
import { until } from '@site/tooling/testkit';
import { startSite } from './testing/shellHost.ts';

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: line => void logged.push(line) });

/** A host with education 1.0.0 for every browser, 2.0.0 for a tenth, 3.0.0 for none. */
const startHost = async (settings: Record<string, string> = {}) =>
  (
    await startSite({
      settings: { PUBLIC_URL: 'https://site.example', ...settings },
      releases: [['1.0.0'], ['3.0.0', 0], ['2.0.0', 10]],
      log,
    })
  ).url;

const ask = (host: string, where: string, init: RequestInit = {}) =>
  fetch(host + where, { redirect: 'manual', ...init });

const post = (host: string, where: string, body: string, headers: Record<string, string> = {}) =>
  ask(host, where, {
    method: 'POST',
    body,
    headers: {
      Origin: 'https://site.example',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

describe('POST /pin', () => {
  test.each([
    ['a body over 1 kB', `version=${'a'.repeat(2000)}`, {}, 413],
    [
      'an unknown charset',
      'version=education@1.0.0',
      { 'Content-Type': 'application/x-www-form-urlencoded; charset=klingon' },
      415,
    ],
    ['a compressed body', 'version=education@1.0.0', { 'Content-Encoding': 'br' }, 415],
  ])('answers %s with 4xx', async (_what, body, headers, status) => {
    expect((await post(await startHost(), '/pin', body, headers)).status).toBe(status);
  });

  test('offers and sets versions that are not served outside of production only', async () => {
    const [open, production] = [await startHost(), await startHost({ NODE_ENV: 'production' })];
    for (const [host, status, listed] of [
      [open, 303, true],
      [production, 400, false],
    ] as const) {
      expect((await post(host, '/pin', 'version=education@3.0.0')).status).toBe(status);
      expect((await post(host, '/pin', 'version=education@2.0.0')).status).toBe(303);
      expect((await (await ask(host, '/releases')).text()).includes('education@3.0.0')).toBe(listed);
      const headers = { Cookie: '__Host-ounce.pin=education@3.0.0' };
      const served = await ask(host, '/microfrontends/education.json', { headers });
      expect('3.0.0' === ((await served.json()) as { version: string }).version).toBe(listed);
    }
  });
});

test('every answer of an https site carries Strict-Transport-Security, of an http site none', async () => {
  const [https, http] = [await startHost(), await startHost({ PUBLIC_URL: 'http://site.example' })];
  const paths = [
    '/',
    '/nowhere',
    '/registry.json',
    '/assets/x/y.js',
    '/health/live',
    '/api/services',
    '/releases',
  ];
  for (const where of paths) {
    const name = 'strict-transport-security';
    expect([where, (await ask(https, where)).headers.get(name)]).toEqual([
      where,
      expect.stringMatching(/^max-age=31536000/),
    ]);
    expect((await ask(http, where)).headers.get(name)).toBeNull();
  }
});

test('every response carries nosniff, a charset and a policy that forbids frames and plugins', async () => {
  const host = await startHost();
  const responses = await Promise.all([
    ...[
      '/',
      '/nowhere',
      '/registry.json',
      '/microfrontends/education.json',
      '/releases',
      '/assets/x/y.js',
      '/health/live',
    ].map(where => ask(host, where)),
    ...['/robots.txt', '/.well-known/security.txt', '/api/services'].map(where => ask(host, where)),
    ask(host, '/services', { method: 'PUT' }),
    post(host, '/pin', 'version=x'),
    post(host, '/browser-reports', '{', { 'Content-Type': 'application/json' }),
  ]);
  for (const { url, headers } of responses) {
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff']);
    expect([url, headers.get('content-type')]).toEqual([url, expect.stringMatching(/; charset=utf-8$/i)]);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, headers.get('content-security-policy')]).toEqual([
        url,
        expect.stringContaining(directive),
      ]);
  }
});

test('an address gets so many pages a minute, whatever their queries, and another address still gets its own', async () => {
  const host = await startHost({ NODE_ENV: 'production', TRUST_PROXY: '1', PAGES_PER_MINUTE: '5' });
  const statuses = async (count: number, client: string) => {
    const counts = new Map<number, number>();
    for (let sent = 0; sent < count; sent += 1) {
      const { status } = await ask(host, `/home?x=${sent}`, { headers: { 'X-Forwarded-For': client } });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  expect(await statuses(7, '203.0.113.7')).toEqual({ 200: 5, 429: 2 });
  expect(await statuses(1, '203.0.113.8')).toEqual({ 200: 1 });
  for (const path of ['/registry.json', '/microfrontends/education.json', '/releases'])
    expect((await ask(host, path, { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(429);
  const refused = await ask(host, '/nowhere', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(
    /^Too many pages from your network. Please try again in \d+ seconds.$/,
  );
});

test('the addresses of one network of IPv6 are one: they take no other visitor’s pages', async () => {
  const host = await startHost({ PAGES_PER_MINUTE: '2', TRUST_PROXY: '1' });
  const clients = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:ffff::1', '2001:db8:1::1', '192.0.2.1'];
  const statuses = [];
  for (const client of clients)
    statuses.push((await ask(host, '/home', { headers: { 'X-Forwarded-For': client } })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 200]);
});

test('what another site’s page loads as a picture or a frame is no page, and uses up nobody’s pages', async () => {
  const host = await startHost({ NODE_ENV: 'production', PAGES_PER_MINUTE: '2' });
  // `fetch` of Node.js has a mode of its own.
  const as = async (destination: string) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': destination };
    const [answer] = await once(request(`${host}/home`, { headers }).end(), 'response');
    return (answer as IncomingMessage).resume().statusCode;
  };
  expect([await as('image'), await as('iframe'), await as('document')]).toEqual([403, 403, 200]);
  expect([await as('document'), (await ask(host, '/home')).status]).toEqual([429, 200]);
});

test.each([
  ['If-Match', '"x"', 412],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
  ['Range', 'bytes=99999999-', 416],
])('a file that %s refuses is kept by nobody', async (name, value, status) => {
  const host = await startHost();
  const [, file = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await ask(host, '/')).text()) ?? [];
  const answer = await ask(host, file, { headers: { [name]: value } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('the log names a request by its route, not by its path, and one whose client has left by 499', async () => {
  logged.length = 0;
  const host = await startHost();
  for (const where of ['/home?secret', '/nowhere/ada@example.com', `/api/${'x'.repeat(9000)}`])
    await ask(host, where);
  const slow = await startHost({ GATEWAY_URL: await listen(createServer(() => {})) });
  await expect(ask(slow, '/api/services', { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  const lines = () => logged.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  while (lines().length < 4) await new Promise(resolve => setTimeout(resolve, 10));
  expect(lines().map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/home', 200],
    ['GET', 'other', 404],
    ['GET', '/api/*', 503],
    ['GET', '/api/*', 499],
  ]);
  expect(logged.join('')).not.toMatch(/secret|ada@|xxxx/);
});

test('of an address that sends halves of reports, twenty wait', async () => {
  const { hostname, port } = new URL(await startHost());
  const head =
    'POST /browser-reports HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{';
  let ended = 0;
  const sockets = Array.from({ length: 25 }, () =>
    connect(Number(port), hostname)
      .on('error', () => {})
      .on('close', () => (ended += 1))
      .resume(),
  );
  for (const socket of sockets) socket.write(head);
  await until(() => ended === 5);
  for (const socket of sockets) socket.destroy();
});
