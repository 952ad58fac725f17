import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { freePort } from '@site/tooling/testkit';
import { TestBrowser } from '../testing/browser.ts';
import { aSession, anEmail, aUser } from '../testing/factories.ts';
import { startGateway, startGatewayOn, type TestGateway } from '../testing/gateway.ts';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';
import { startIdentityProvider, type TestAccount } from '../testing/identityProvider.ts';
import { get, graphql } from '../testing/requests.ts';

let gateway: TestGateway;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  // The provider library logs reminders for production use.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  provider = await startIdentityProvider(url);
  gateway = await startGateway({ PUBLIC_URL: url, GATEWAY_PORT: String(port), OIDC_ISSUER: provider.issuer });
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});
beforeEach(() => gateway.deps.pool.query('truncate rate_limits'));

const rows = async (sql: string) => (await gateway.deps.pool.query(sql)).rows;
const leavesApi = (address: string) => address.startsWith(gateway.url) && !address.includes('/api/');

async function login(
  account: TestAccount = { sub: anEmail(), email: anEmail(), given_name: 'Ada' },
  returnTo = '/',
) {
  provider.state.account = account;
  const browser = new TestBrowser();
  const at = await browser.follow(
    `${gateway.url}/api/login?returnTo=${encodeURIComponent(returnTo)}`,
    leavesApi,
  );
  return { browser, at, account, cookie: browser.cookie(gateway.url) };
}

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
  provider.state.account = { sub: anEmail(), email: account.email.toUpperCase() };
  const browser = new TestBrowser();
  const callback = await browser.follow(`${gateway.url}/api/login`, at => at.includes('/api/callback'));
  const response = await browser.get(callback, { accept: 'text/html' });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('already belongs to another account');
  expect((await get(gateway, '/api/auth/user', { cookie: browser.cookie(gateway.url) })).status).toBe(401);
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

test('logout ends the session here and at the provider, and returns to the home page', async () => {
  const { browser, cookie } = await login();
  const response = await browser.get(`${gateway.url}/api/logout`);
  const target = new URL(response.headers.get('location')!);
  expect(target.origin).toBe(provider.issuer);
  expect(target.searchParams.get('post_logout_redirect_uri')).toBe(`${gateway.url}/`);
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
  const link = await browser.get(`${gateway.url}/api/logout`, { 'sec-fetch-site': 'cross-site' });
  expect([link.status, link.headers.get('location'), link.headers.getSetCookie()]).toEqual([302, '/', []]);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
});

test('the address to return to after a logout never comes from the request', async () => {
  const { browser } = await login();
  const elsewhere = 'https%3A%2F%2Fevil.example';
  const link = `${gateway.url}/api/logout?returnTo=${elsewhere}&post_logout_redirect_uri=${elsewhere}&state=x`;
  const target = new URL((await browser.get(link)).headers.get('location')!);
  expect([target.origin, target.searchParams.get('post_logout_redirect_uri')]).toEqual([
    provider.issuer,
    `${gateway.url}/`,
  ]);
  expect(target.href).not.toContain('evil');
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
  const events = gateway.logged
    .slice(from)
    .map(line => JSON.parse(line))
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

test('the session cookie is HttpOnly, SameSite=Lax and lives for seven days', async () => {
  provider.state.account = { sub: anEmail(), email: anEmail() };
  const browser = new TestBrowser();
  const callback = await browser.follow(`${gateway.url}/api/login`, at => at.includes('/api/callback'));
  const [cookie] = (await browser.get(callback)).headers.getSetCookie();
  expect(cookie).toMatch(/^ounce\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const days = (new Date(/Expires=([^;]+)/.exec(cookie!)![1]!).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
});

test('behind https the session cookie is Secure with the __Host- prefix', async () => {
  const { DATABASE_URL } = gateway.env;
  const settings = { PUBLIC_URL: 'https://site.example', OIDC_ISSUER: provider.issuer };
  const behind = await startGatewayOn(DATABASE_URL, settings);
  try {
    const headers = { 'x-forwarded-host': 'evil.example' };
    const response = await fetch(`${behind.url}/api/login`, { redirect: 'manual', headers });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^__Host-ounce\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const target = new URL(response.headers.get('location')!);
    expect(target.searchParams.get('redirect_uri')).toBe('https://site.example/api/callback');
  } finally {
    await behind.stop();
  }
});

test('a session in use is extended at most every five minutes', async () => {
  const { cookie } = await login();
  const expire = async () => (await rows('select max(expire) as at from sessions'))[0].at.getTime();
  const first = await expire();
  await get(gateway, '/api/auth/user', { cookie });
  expect(await expire()).toBe(first);
  await gateway.deps.pool.query(
    `update sessions set expire = now() + interval '1 day', sess = jsonb_set(sess::jsonb, '{touchedAt}', '0')::json`,
  );
  const ageing = await expire();
  await get(gateway, '/api/auth/user', { cookie });
  expect(await expire()).toBeGreaterThan(ageing);
});

test('returns 401 for a session unused for seven days', async () => {
  const { cookie } = await login();
  await gateway.deps.pool.query(`update sessions set expire = now() - interval '1 second'`);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
});

test('returns 429 after 120 logins a minute from one address', async () => {
  const start = () =>
    fetch(`${gateway.url}/api/login`, { redirect: 'manual', headers: { accept: 'text/html' } });
  for (let round = 0; round < 12; round += 1) await Promise.all(Array.from({ length: 10 }, start));
  const response = await start();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(await response.text()).toContain('Too many attempts.');
});

test('returns 401 thirty days after the login, whatever the use of the session', async () => {
  const { cookie } = await login();
  const age = (interval: string) =>
    gateway.deps.pool.query('update sessions set created_at = now() - $1::interval', [interval]);
  await age('29 days 23 hours');
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
  await age('30 days');
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
});

test.each([
  ['prompt=login', '?prompt=login', {}],
  ['a link of another site', '', { 'sec-fetch-site': 'cross-site' }],
])('a login by %s makes the provider ask a user whom it knows', async (_what, query, headers) => {
  const { browser, cookie } = await login();
  const response = await browser.get(`${gateway.url}/api/login${query}`, headers as Record<string, string>);
  const { searchParams } = new URL(response.headers.get('location')!);
  expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
  await browser.follow(response.headers.get('location')!, leavesApi);
  expect(browser.cookie(gateway.url)).not.toBe(cookie);
});

test('a twenty-first login of a user ends the oldest session', async () => {
  const { account, cookie } = await login();
  const { body } = await get(gateway, '/api/auth/user', { cookie });
  const { id } = body as { id: string };
  for (let count = 2; count <= 20; count += 1) await aSession(gateway, id);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
  const newest = await login(account);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
  const { body: sessions } = await get(gateway, '/api/sessions', newest);
  expect(sessions).toHaveLength(20);
  expect(gateway.logged.join('')).toContain(`"event":"session_ended","userId":"${id}","count":1`);
});

test('a session that the previous secret signed stays valid, one of an unknown secret does not', async () => {
  const user = await aUser(gateway);
  const start = (settings: Record<string, string>) => startGatewayOn(gateway.env.DATABASE_URL, settings);
  const SESSION_SECRET = 'the secret of the time after the change';
  const rotated = await start({ SESSION_SECRET, PREVIOUS_SESSION_SECRET: gateway.env.SESSION_SECRET });
  const replaced = await start({ SESSION_SECRET });
  const link = unsubscribeUrl(gateway.env, user.id).slice(gateway.env.PUBLIC_URL.length);
  const statuses = async (other: TestGateway) => [
    (await get(other, '/api/auth/user', user)).status,
    (await get(other, link)).status,
  ];
  expect([await statuses(rotated), await statuses(replaced)]).toEqual([
    [200, 200],
    [401, 400],
  ]);
  await Promise.all([rotated.stop(), replaced.stop()]);
});

test('the list of sessions names the browser of each login', async () => {
  const { account, cookie } = await login();
  const second = new TestBrowser();
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  provider.state.account = account;
  const callback = await second.follow(`${gateway.url}/api/login`, at => at.includes('/api/callback'));
  await second.get(callback, headers);
  const { body } = await get(gateway, '/api/sessions', { cookie });
  expect(body).toMatchObject([
    { current: true, browser: 'Unknown browser' },
    { current: false, browser: 'Firefox on Windows' },
  ]);
});
