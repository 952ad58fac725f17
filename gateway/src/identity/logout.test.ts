import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { TestBrowser } from '@site/tooling/testkit';
import { inTurn } from '../limits/turns.ts';
import { aBooking, aSession, aUser } from '../testing/factories.ts';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { get, graphql, post, put, rawStatus, remove } from '../testing/requests.ts';

jest.setTimeout(120_000);

const { gateway, provider, login } = loginSiteForTests();

test('logout ends the session here and at the provider, and returns to the home page, whatever the request says', async () => {
  const { browser, cookie } = await login();
  const elsewhere = 'https%3A%2F%2Fevil.example';
  const query = `returnTo=${elsewhere}&post_logout_redirect_uri=${elsewhere}&state=x`;
  const response = await browser.get(`${gateway.url}/api/logout?${query}`);
  const target = new URL(response.headers.get('location')!);
  expect(target.origin).toBe(provider.issuer);
  expect(target.searchParams.get('post_logout_redirect_uri')).toBe(`${gateway.url}/`);
  expect(target.href).not.toContain('evil');
  expect(target.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await browser.get(target.href)).status).toBeLessThan(400);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
  expect((await new TestBrowser().get(`${gateway.url}/api/logout`)).headers.get('location')).toBe('/');
});

test('another site can log a user out neither by a form nor by a link', async () => {
  const { browser, cookie } = await login();
  const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) {
    const form = { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${gateway.url}/api/logout`, { method: 'POST', headers: form, body: 'a=b' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  }
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const link = await browser.get(`${gateway.url}/api/logout`, followed);
  expect([link.status, link.headers.get('location'), link.headers.getSetCookie()]).toEqual([302, '/', []]);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
});

const statusOf = (path: string, headers: Record<string, string>, method?: string) =>
  rawStatus(gateway, path, headers, method);

test.each([
  ['cross-site', 'image', 403],
  ['cross-site', 'iframe', 403],
  ['cross-site', 'document', 302],
  ['same-site', 'image', 403],
  ['same-site', 'document', 302],
  ['same-origin', 'document', 302],
])('a %s request of a login as %s is %i', async (site, destination, status) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': destination };
  expect(await statusOf('/api/login', headers)).toBe(status);
});

test('what another site loads or opens uses up nobody’s own logins', async () => {
  const frame = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
  for (let at = 0; at < 130; at += 1) expect(await statusOf('/api/login', frame)).toBe(403);
  const opened = { ...frame, 'sec-fetch-dest': 'document' };
  for (let at = 0; at < 130; at += 1) await statusOf('/api/login', opened);
  expect(await statusOf('/api/login', opened)).toBe(429);
  expect(await statusOf('/api/login', {})).toBe(302);
});

test.each<[string, string, Record<string, string>, number]>([
  ['an image of a neighbour on the same domain', 'GET', { site: 'same-site', dest: 'image' }, 403],
  ['a request of a neighbour on the same domain', 'GET', { site: 'same-site', dest: 'empty' }, 403],
  ['a link of a neighbour on the same domain', 'GET', { site: 'same-site', dest: 'document' }, 302],
  ['an image of this site', 'GET', { site: 'same-origin', dest: 'image' }, 403],
  ['a link that is prefetched', 'GET', { site: 'same-origin', dest: 'document', purpose: 'prefetch' }, 403],
  ['an address that is prerendered', 'GET', { site: 'none', purpose: 'prefetch;prerender' }, 403],
  ['HEAD', 'HEAD', {}, 403],
])('nobody is logged out by %s', async (_what, method, { site, dest, purpose }, status) => {
  const { cookie } = await login();
  const headers = {
    cookie,
    ...(site && { 'sec-fetch-site': site }),
    ...(dest && { 'sec-fetch-dest': dest }),
    ...(purpose && { 'sec-purpose': purpose }),
  };
  expect(await statusOf('/api/logout', headers, method)).toBe(status);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
  const own = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
  expect(await statusOf('/api/logout', own)).toBe(302);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
});

// One with each delay.
const ROUNDS = 10;
const REQUESTS = 10;

type Person = Awaited<ReturnType<typeof aUser>>;
const pool = () => gateway.deps.pool;

/** What a browser may have under way with its session; every read of a user does what the last one does. */
const kinds: ((options: { cookie: string; headers: Record<string, string> }) => Promise<unknown>)[] = [
  options => get(gateway, '/api/login', options),
  options => get(gateway, '/api/callback?state=none', options),
  options => graphql(gateway, '{ currentUser { id } }', {}, options),
];

/** Limits count addresses. */
let addresses = 0;
const anywhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `198.${addresses >> 8}.${addresses & 255}.1` };
};

const endings: [string, (person: Person) => Promise<unknown>][] = [
  ['a logout', ({ cookie }) => get(gateway, '/api/logout', { cookie })],
  [
    'the end of all other sessions',
    async ({ id }) => {
      const { cookie } = await aSession(gateway, id);
      await fetch(`${gateway.url}/api/sessions`, { method: 'DELETE', headers: { cookie } });
    },
  ],
  ['an erasure', ({ cookie }) => remove(gateway, '/api/account', { cookie, headers: anywhere() })],
  [
    'an expiry',
    ({ sid }) =>
      pool().query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [sid]),
  ],
];

test.each(endings)('after %s no request under way brings the session back', async (_what, end) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await aUser(gateway);
    await pool().query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{touchedAt}', '0')::json where sid = $1`,
      [person.sid],
    );
    const headers = anywhere();
    const requests = Array.from({ length: REQUESTS }, () =>
      kinds.map(send => send({ cookie: person.cookie, headers })),
    ).flat();
    const ended = new Promise(resolve => setTimeout(resolve, round * 3)).then(() => end(person));
    await Promise.all([ended, ...requests]);
    const { rows } = await pool().query('select 1 from sessions where sid = $1 and expire >= now()', [
      person.sid,
    ]);
    expect([round, rows]).toEqual([round, []]);
  }
});

test('after a logout no write is carried out whose body came late', async () => {
  const { id, cookie } = await aUser(gateway);
  const body = JSON.stringify(aBooking());
  const { hostname, port } = new URL(gateway.url);
  const request = httpRequest({
    ...{ hostname, port, method: 'POST', path: '/api/consultations' },
    headers: { cookie, 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(body.slice(0, 5));
  // The head has arrived when a request that was sent after it is answered.
  await get(gateway, '/api/auth/user', { cookie });
  await get(gateway, '/api/logout', { cookie });
  request.end(body.slice(5));
  const [{ statusCode }] = await answered;
  const { rows } = await pool().query('select 1 from consultations where owner_id = $1', [id]);
  expect([statusCode, rows]).toEqual([401, []]);
});

test('a write that waits for its turn is not carried out after a logout', async () => {
  const { id, cookie } = await aUser(gateway);
  const other = await aSession(gateway, id);
  const { body } = await get(gateway, '/api/sessions', other);
  const [{ id: sessionId }] = body as [{ id: string }];
  let release = () => {};
  const turn = inTurn(id, () => new Promise<void>(resolve => (release = resolve)));
  const writes = [
    post(gateway, '/api/consultations', aBooking(), { cookie }),
    put(gateway, '/api/progress/beginner/1', { begunAt: new Date().toISOString() }, { cookie }),
    ...['/api/account', '/api/sessions', `/api/sessions/${sessionId}`].map(path =>
      remove(gateway, path, { cookie }),
    ),
  ];
  // Their sessions are loaded when a request that was sent after them is answered.
  await get(gateway, '/api/auth/user', { cookie });
  await get(gateway, '/api/logout', { cookie });
  release();
  await turn;
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const { rows } = await pool().query('select 1 from consultations where owner_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await get(gateway, '/api/auth/user', other)).status).toBe(200);
});
