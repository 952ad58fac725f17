import { expect, test } from '@jest/globals';
import { aSession, aUser } from '../testing/factories.ts';
import { startGatewayOn, type TestGateway } from '../testing/gateway.ts';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { get } from '../testing/requests.ts';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';

const { gateway, provider, login, beginLogin } = loginSiteForTests();

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
