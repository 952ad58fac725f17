import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { describe, expect, jest, test } from '@jest/globals';
import { TestBrowser } from '@site/tooling/testkit';
import { inTurn } from '../limits/turns.ts';
import { aBooking, anEmail, aSession, aUser } from '../testing/factories.ts';
import { entriesOf } from '../testing/gateway.ts';
import type { TestAccount } from '../testing/identityProvider.ts';
import { behindTransaction } from '../testing/locks.ts';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { get, graphql, post, put, rawStatus, remove } from '../testing/requests.ts';

const { gateway, provider, login, beginLogin, statusOf, leavesApi } = loginSiteForTests();

const rows = async (sql: string) => (await gateway.deps.pool.query(sql)).rows;

test('a login returns to the page it started on, query included', async () => {
  const { at, cookie, account } = await login(undefined, '/contact?service=vip');
  expect(at).toBe(`${gateway.url}/contact?service=vip`);
  const { status, body } = await get(gateway, '/api/auth/user', { cookie });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(String),
    email: account.email,
    firstName: 'Ada',
    lastName: null,
    profileImageUrl: null,
  });
  const fields = '{ currentUser { id email firstName lastName profileImageUrl } }';
  expect((await graphql(gateway, fields, {}, { cookie })).body).toEqual({ data: { currentUser: body } });
});

test('without a session REST returns 401 and GraphQL null', async () => {
  expect((await get(gateway, '/api/auth/user')).status).toBe(401);
  expect((await graphql(gateway, '{ currentUser { id } }')).body).toEqual({ data: { currentUser: null } });
});

test('the authorization request carries PKCE, state, nonce and the exact redirect URI', async () => {
  const response = await new TestBrowser().get(`${gateway.url}/api/login`, { host: 'evil.example' });
  const { searchParams } = new URL(response.headers.get('location')!);
  expect(searchParams.get('redirect_uri')).toBe(`${gateway.url}/api/callback`);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
});

test('the session id changes at login and the old one is invalid', async () => {
  provider.state.account = { sub: anEmail(), email: anEmail() };
  const browser = new TestBrowser();
  const toProvider = (await browser.get(`${gateway.url}/api/login`)).headers.get('location')!;
  const before = browser.cookie(gateway.url);
  await browser.follow(toProvider, leavesApi);
  const after = browser.cookie(gateway.url);
  expect(after).not.toBe(before);
  expect((await get(gateway, '/api/auth/user', { cookie: before })).status).toBe(401);
  expect((await get(gateway, '/api/auth/user', { cookie: after })).status).toBe(200);
});

test('a second login finds the same user and updates the name', async () => {
  const first = await login();
  const again = await login({ ...first.account, given_name: 'Augusta' });
  const [one, two] = [
    await get(gateway, '/api/auth/user', first),
    await get(gateway, '/api/auth/user', again),
  ];
  expect(two.body).toEqual({ ...(one.body as object), firstName: 'Augusta' });
});

test('control characters in the names of the identity provider are dropped', async () => {
  const user = await login({ sub: 'nul', email: 'nul@example.com', given_name: 'A\0d\u0007a' });
  expect((await get(gateway, '/api/auth/user', user)).body).toMatchObject({ firstName: 'Ada' });
});

test('returns 409 for an email that another user holds, in any case', async () => {
  const { account } = await login();
  const { browser, callback } = await beginLogin({ sub: anEmail(), email: account.email.toUpperCase() });
  const response = await browser.get(callback, { accept: 'text/html' });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('already belongs to another account');
  expect(await statusOf(browser)).toBe(401);
});

test('keeps the eight newest login attempts of a browser', async () => {
  provider.state.account = { sub: anEmail(), email: anEmail() };
  const browser = new TestBrowser();
  const states: string[] = [];
  for (let tab = 0; tab < 12; tab += 1) {
    const location = (await browser.get(`${gateway.url}/api/login`)).headers.get('location')!;
    states.push(new URL(location).searchParams.get('state')!);
  }
  const kept = await rows(`select sess->'loginAttempts' as attempts from sessions
    where sess->'loginAttempts'->'${states.at(-1)}' is not null`);
  expect(Object.keys(kept[0].attempts).sort()).toEqual(states.slice(-8).sort());
});

test('logins that begin at once in two tabs are both finished', async () => {
  provider.state.account = { sub: anEmail(), email: anEmail() };
  const browser = new TestBrowser();
  await browser.get(`${gateway.url}/api/login`);
  const cookie = browser.cookie(gateway.url);
  const begin = async () => {
    const { headers } = await fetch(`${gateway.url}/api/login`, { headers: { cookie }, redirect: 'manual' });
    return new URL(headers.get('location')!).searchParams.get('state')!;
  };
  const begun = await Promise.all([begin(), begin(), begin(), begin()]);
  const [{ attempts }] = await rows(
    `select sess->'loginAttempts' as attempts from sessions where sess->'loginAttempts'->'${begun[0]}' is not null`,
  );
  expect(Object.keys(attempts)).toEqual(expect.arrayContaining(begun));
});

test('of five copies of one callback one logs in, and the provider hears of no other', async () => {
  const { browser, callback, account } = await beginLogin();
  const cookie = browser.cookie(gateway.url);
  const sent = jest.spyOn(globalThis, 'fetch');
  const state = new URL(callback).searchParams.get('state');
  const lock = `select from sessions where sess->'loginAttempts'->'${state}' is not null for update`;
  const open = () => fetch(callback, { headers: { cookie }, redirect: 'manual' });
  // All have read the session before one changes it.
  const answers = await behindTransaction(gateway.deps.pool, lock, 5, () =>
    Promise.all(Array.from({ length: 5 }, open)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400, 400, 400, 400]);
  const sessions = `select 1 from sessions where user_id = (select id from users where email = '${account.email}')`;
  expect(await rows(sessions)).toHaveLength(1);
  expect(sent.mock.calls.filter(([address]) => String(address).endsWith('/token'))).toHaveLength(1);
  sent.mockRestore();
});

test('a login that was held back while its user ended all other sessions begins none', async () => {
  const { account, browser } = await login();
  const other = new TestBrowser();
  const callback = await other.follow(`${gateway.url}/api/login?prompt=login`, at =>
    at.includes('/api/callback'),
  );
  const cookie = browser.cookie(gateway.url);
  expect((await remove(gateway, '/api/sessions', { cookie })).status).toBe(204);
  const { headers } = await other.get(callback);
  expect(headers.get('location')).toMatch(/^\/api\/login\?prompt=login/);
  provider.state.account = account;
  expect(await other.follow(`${gateway.url}${headers.get('location')}`, leavesApi)).toBe(`${gateway.url}/`);
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['not an email', null],
  [`${'a'.repeat(250)}@example.com`, null],
  ['ada@example.com&prompt=none', null],
])('login_hint %j is sent to the provider as %j', async (hint, sent) => {
  const address = `${gateway.url}/api/login?login_hint=${encodeURIComponent(hint)}`;
  const { searchParams } = new URL((await new TestBrowser().get(address)).headers.get('location')!);
  expect([searchParams.get('login_hint'), searchParams.get('prompt')]).toEqual([sent, null]);
});

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
])('an email with email_verified %j is stored: %j', async (email_verified, stored) => {
  const { cookie, account } = await login({
    sub: anEmail(),
    email: anEmail(),
    email_verified,
  } as TestAccount);
  const { body } = await get(gateway, '/api/auth/user', { cookie });
  expect(body).toMatchObject({ email: stored ? account.email : null });
});

test('login, refused login and logout are security events with user id and address, without email or token', async () => {
  const from = gateway.logged.length;
  const { browser, account, cookie } = await login();
  const { body } = await get(gateway, '/api/auth/user', { cookie });
  await browser.get(`${gateway.url}/api/callback?code=stolen&state=forged`);
  await browser.get(`${gateway.url}/api/logout`);
  const events = entriesOf(gateway)
    .slice(from)
    .filter(({ msg }) => msg === 'security event');
  const common = {
    address: expect.stringMatching(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/),
    requestId: expect.any(String),
  };
  const { id: userId } = body as { id: string };
  expect(events).toMatchObject([
    { ...common, event: 'login', userId },
    { ...common, event: 'login_refused', status: 400 },
    { ...common, event: 'logout', userId },
  ]);
  const lines = gateway.logged.slice(from).join('');
  for (const secret of [account.email, 'stolen', decodeURIComponent(cookie).split(':')[1]!.split('.')[0]!])
    expect(lines).not.toContain(secret);
});

test('returns 429 after 120 logins a minute from one address', async () => {
  const start = () =>
    fetch(`${gateway.url}/api/login`, { redirect: 'manual', headers: { accept: 'text/html' } });
  for (let round = 0; round < 12; round += 1) await Promise.all(Array.from({ length: 10 }, start));
  const response = await start();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(await response.text()).toContain('Too many attempts.');
});

test('of the 120 logins at most half are those that another site opens', async () => {
  const start = async (site: string) =>
    rawStatus(gateway, '/api/login', { 'sec-fetch-site': site, 'sec-fetch-dest': 'document' });
  const statuses = async (site: string) => {
    const all = [];
    for (let at = 0; at < 65; at += 1) all.push(await start(site));
    return all.filter(status => status === 302).length;
  };
  expect([await statuses('cross-site'), await statuses('none')]).toEqual([60, 60]);
});

test('a session that was ended from elsewhere does not come back without the user’s own action', async () => {
  const { browser, cookie } = await login();
  await gateway.deps.pool.query('delete from sessions');
  const response = await browser.get(`${gateway.url}/api/login`);
  expect(new URL(response.headers.get('location')!).searchParams.get('prompt')).toBe('login');
  const again = await browser.get(`${gateway.url}/api/login`);
  expect(new URL(again.headers.get('location')!).searchParams.get('prompt')).toBe('login');
  expect(cookie).not.toBe('');
});

test.each(['all others', 'one'])(
  'after a user has ended %s from another browser, the provider asks here even without the cookie',
  async which => {
    const account = { sub: anEmail(), email: anEmail() };
    const [lost, own] = [await login(account), await login(account)];
    const { body } = await get(gateway, '/api/sessions', own);
    const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current)!;
    const path = which === 'one' ? `/api/sessions/${other.id}` : '/api/sessions';
    lost.browser.forget(gateway.url);
    const start = `${gateway.url}/api/login?returnTo=${encodeURIComponent('/contact?service=vip')}`;
    expect(await lost.browser.follow(start, leavesApi)).toBe(`${gateway.url}/contact?service=vip`);
    lost.browser.forget(gateway.url);
    // The provider says when a login was in whole seconds.
    await new Promise(resolve => setTimeout(resolve, 1000));
    expect((await remove(gateway, path, own)).status).toBe(204);
    const asks = await lost.browser.follow(start, address => address.includes('prompt=login'));
    expect(asks).toBe(`${gateway.url}/api/login?prompt=login&returnTo=%2Fcontact%3Fservice%3Dvip`);
    expect(await statusOf(lost.browser)).toBe(401);
    expect(await lost.browser.follow(asks, leavesApi)).toBe(`${gateway.url}/contact?service=vip`);
    expect(await statusOf(lost.browser)).toBe(200);
    const { at } = await login(account);
    expect(at).toBe(`${gateway.url}/`);
  },
);

test.each([
  ['an erasure', '/api/account'],
  ['the end of all other sessions', '/api/sessions'],
])('after %s a login from before gets nobody in, and stores nothing', async (_what, path) => {
  const own = await login();
  const { browser, callback } = await beginLogin(own.account);
  expect((await remove(gateway, path, own)).status).toBe(204);
  const users = async () =>
    (await gateway.deps.pool.query('select id from users where email = $1', [own.account.email])).rowCount;
  const before = await users();
  const { headers } = await browser.get(callback);
  expect(headers.get('location')).toMatch(/^\/api\/login\?prompt=login/);
  expect(await statusOf(browser)).toBe(401);
  expect(await users()).toBe(before);
  // Who logs in anew has an account.
  expect(await browser.follow(`${gateway.url}/api/login?prompt=login`, leavesApi)).toBe(`${gateway.url}/`);
  expect(await users()).toBe(1);
});

test('a login that is finishing while sessions are ended does not outlive them', async () => {
  const own = await login();
  const { browser, callback } = await beginLogin(own.account);
  // As far as an ending has come when it has seen which sessions there are.
  const ending = `update users set sessions_ended_at = now() where email = '${own.account.email}'`;
  const answer = await behindTransaction(gateway.deps.pool, ending, 1, () => browser.get(callback));
  expect(answer.headers.get('location')).toMatch(/^\/api\/login\?prompt=login/);
  expect(await statusOf(browser)).toBe(401);
});

test('an account that is made anew after its erasure has the limits that the one before has used up', async () => {
  const { account, cookie } = await login();
  const idOf = async (who: string) =>
    ((await get(gateway, '/api/auth/user', { cookie: who })).body as { id: string }).id;
  const id = await idOf(cookie);
  for (let at = 0; at < 10; at += 1) await get(gateway, '/api/account/data', { cookie });
  expect((await remove(gateway, '/api/account', { cookie })).status).toBe(204);
  const again = await login(account);
  expect((await get(gateway, '/api/account/data', again)).status).toBe(429);
  expect(await idOf(again.cookie)).toBe(id);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await idOf((await login()).cookie)).not.toBe(id);
});

test.each([
  ['prompt=login', '?prompt=login', {}],
  ['a link of another site', '', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
])('a login by %s makes the provider ask a user whom it knows', async (_what, query, headers) => {
  const { browser, cookie } = await login();
  const response = await browser.get(`${gateway.url}/api/login${query}`, headers as Record<string, string>);
  const { searchParams } = new URL(response.headers.get('location')!);
  expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
  await browser.follow(response.headers.get('location')!, leavesApi);
  expect(browser.cookie(gateway.url)).not.toBe(cookie);
});

describe('logout', () => {
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
      const response = await fetch(`${gateway.url}/api/logout`, {
        method: 'POST',
        headers: form,
        body: 'a=b',
      });
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
    const frame = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
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
});
