import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';
import { aBooking, aSession, aUser, loggedIn } from '../testing/factories.ts';
import { entriesOf, startGatewayOn, type TestGateway } from '../testing/gateway.ts';
import { behindTransaction } from '../testing/locks.ts';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { get, post, remove as send } from '../testing/requests.ts';

const { gateway, provider, login, beginLogin } = loginSiteForTests();

interface Listed {
  id: string;
  current: boolean;
}
const list = async (cookie: string) => (await get(gateway, '/api/sessions', { cookie })).body as Listed[];
const remove = (path: string, cookie: string, headers = {}) => send(gateway, path, { cookie, headers });
const isSignedIn = async (cookie: string) =>
  (await get(gateway, '/api/auth/user', { cookie })).status === 200;

async function userWithSessions(count: number) {
  const user = await aUser(gateway);
  const others = [];
  for (let at = 1; at < count; at += 1) others.push(await aSession(gateway, user.id));
  return { ...user, others };
}

test('lists only the own valid sessions, the current one first, without a session key', async () => {
  const { cookie, sid, others } = await userWithSessions(4);
  const stranger = await aUser(gateway);
  await gateway.deps.pool.query(`update sessions set expire = now() - interval '1 minute' where sid = $1`, [
    others[0]!.sid,
  ]);
  await gateway.deps.pool.query(
    `update sessions set created_at = now() - interval '30 days' where sid = $1`,
    [others[1]!.sid],
  );
  const { status, headers, body } = await get(gateway, '/api/sessions', { cookie });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const session = {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    lastSeenAt: expect.stringMatching(/^\d{4}-.+Z$/),
    browser: 'Unknown browser',
  };
  expect(body).toEqual([
    { ...session, current: true },
    { ...session, current: false },
  ]);
  for (const key of [sid, others[2]!.sid, stranger.sid]) expect(JSON.stringify(body)).not.toContain(key);
});

test('ends one session by its id', async () => {
  const { cookie, others } = await userWithSessions(3);
  const [, second] = await list(cookie);
  expect((await remove(`/api/sessions/${second!.id}`, cookie)).status).toBe(204);
  const signedIn = await Promise.all(others.map(other => isSignedIn(other.cookie)));
  expect([signedIn.filter(Boolean).length, await isSignedIn(cookie)]).toEqual([1, true]);
  expect((await remove(`/api/sessions/${second!.id}`, cookie)).status).toBe(404);
});

test('ending the current session clears its cookie', async () => {
  const { cookie } = await userWithSessions(1);
  const [current] = await list(cookie);
  const response = await remove(`/api/sessions/${current!.id}`, cookie);
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    204,
    [expect.stringMatching(/^ounce\.sid=;.*Expires=Thu, 01 Jan 1970/)],
  ]);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('ends all sessions but the current one, and logs it', async () => {
  const { id, cookie, others } = await userWithSessions(3);
  const stranger = await aUser(gateway);
  expect((await remove('/api/sessions', cookie)).status).toBe(204);
  const signedIn = await Promise.all([...others, stranger].map(other => isSignedIn(other.cookie)));
  expect([signedIn, (await list(cookie)).length]).toEqual([[false, false, true], 1]);
  const last = entriesOf(gateway).findLast(({ event }) => event === 'session_ended');
  expect(last).toMatchObject({ userId: id, count: 2, address: expect.any(String) });
});

test('returns 404 for the session of another user, an unknown id, and a session key', async () => {
  const [user, other] = [await userWithSessions(1), await userWithSessions(1)];
  const [foreign] = await list(other.cookie);
  for (const id of [foreign!.id, randomUUID(), user.sid.toUpperCase(), 'x', '%00'])
    expect([id, (await remove(`/api/sessions/${id}`, user.cookie)).status]).toEqual([id, 404]);
  const refused = entriesOf(gateway).find(
    ({ event, sessionId }) => event === 'access_refused' && sessionId === foreign!.id,
  );
  expect(refused).toMatchObject({ userId: user.id, address: expect.any(String) });
  expect(await isSignedIn(other.cookie)).toBe(true);
});

test('returns 401 without a session and 403 for another site', async () => {
  const { cookie, others } = await userWithSessions(2);
  expect((await get(gateway, '/api/sessions')).status).toBe(401);
  for (const path of ['/api/sessions', `/api/sessions/${randomUUID()}`]) {
    expect((await remove(path, '')).status).toBe(401);
    expect((await remove(path, cookie, { origin: 'https://evil.example' })).status).toBe(403);
  }
  expect(await isSignedIn(others[0]!.cookie)).toBe(true);
});

test('a session whose login is fifteen minutes old ends no session', async () => {
  const { cookie, sid, others } = await userWithSessions(2);
  const [, other] = await list(cookie);
  await loggedIn(gateway.deps, sid, 15);
  for (const path of ['/api/sessions', `/api/sessions/${other!.id}`]) {
    const response = await remove(path, cookie);
    expect([response.status, response.body]).toMatchObject([
      403,
      { detail: 'Please log in again before you do this.' },
    ]);
  }
  expect(await isSignedIn(others[0]!.cookie)).toBe(true);
  await loggedIn(gateway.deps, sid, 10);
  expect((await remove('/api/sessions', cookie)).status).toBe(204);
});

const rows = async (sql: string) => (await gateway.deps.pool.query(sql)).rows;

test('the session cookie is HttpOnly, SameSite=Lax and lives for seven days', async () => {
  const { browser, callback } = await beginLogin();
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
    expect(response.headers.has('strict-transport-security')).toBe(true);
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

test('returns 401 thirty days after the login, whatever the use of the session', async () => {
  const { cookie } = await login();
  const age = (interval: string) =>
    gateway.deps.pool.query('update sessions set created_at = now() - $1::interval', [interval]);
  await age('29 days 23 hours');
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(200);
  await age('30 days');
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
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
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const { browser, callback } = await beginLogin(account);
  await browser.get(callback, headers);
  const { body } = await get(gateway, '/api/sessions', { cookie });
  expect(body).toMatchObject([
    { current: true, browser: 'Unknown browser' },
    { current: false, browser: 'Firefox on Windows' },
  ]);
});

// Two gateways on one database.
let other: TestGateway;
beforeAll(async () => {
  const settings = { PUBLIC_URL: gateway.url, OIDC_ISSUER: provider.issuer };
  other = await startGatewayOn(gateway.env.DATABASE_URL, settings);
});
afterAll(() => other.stop());
const both = () => [gateway, other];

test('a login that one gateway began is finished by another, and a logout holds at both', async () => {
  const { browser, callback } = await beginLogin();
  const begun = { cookie: browser.cookie(gateway.url) };
  const { headers } = await get(other, callback.slice(gateway.url.length), { ...begun });
  const session = { cookie: headers.getSetCookie()[0]!.split(';')[0]! };
  const statuses = () =>
    Promise.all(both().map(async each => (await get(each, '/api/auth/user', session)).status));
  expect(await statuses()).toEqual([200, 200]);
  await get(gateway, '/api/logout', session);
  expect(await statuses()).toEqual([401, 401]);
});

test('a rate limit is counted over all gateways', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 45; at += 1)
    statuses.push((await post(both()[at % 2]!, '/api/email-signup', { email: 'nobody' })).status);
  expect(statuses).toEqual([...Array(40).fill(400), ...Array(5).fill(429)]);
});

test('a key with which another gateway books at the same time books once', async () => {
  const { id, cookie } = await aUser(gateway);
  const book = (at: TestGateway, key: string) => post(at, '/api/consultations', aBooking(), { cookie, key });
  const first = await book(gateway, 'first');
  const taken = `update consultations set idempotency_key = 'second' where owner_id = '${id}'`;
  const again = await behindTransaction(gateway.deps.pool, taken, 1, () => book(other, 'second'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await get(other, '/api/consultations', { cookie })).body).toHaveLength(1);
});
