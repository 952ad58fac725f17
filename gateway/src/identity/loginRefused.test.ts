import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TestBrowser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { startMisbehavingProvider, type Lie } from '../testing/misbehavingProvider.ts';
import { get } from '../testing/requests.ts';

let gateway: TestGateway;
let provider: Awaited<ReturnType<typeof startMisbehavingProvider>>;
beforeAll(async () => {
  provider = await startMisbehavingProvider('ounce-and-block-dev', 'development-client-secret');
  gateway = await startGateway({ OIDC_ISSUER: provider.issuer });
}, 30_000);
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});
beforeEach(async () => {
  provider.lie({});
  await gateway.deps.pool.query('truncate rate_limits');
});

async function started() {
  const browser = new TestBrowser();
  const location = (await browser.get(`${gateway.url}/api/login`)).headers.get('location')!;
  return { browser, location, ...provider.authorize(location) };
}

async function callback(browser: TestBrowser, query: Record<string, string> | string) {
  const search = typeof query === 'string' ? query : String(new URLSearchParams(query));
  const response = await browser.get(`${gateway.url}/api/callback?${search}`, { accept: 'text/html' });
  const user = await get(gateway, '/api/auth/user', { cookie: browser.cookie(gateway.url) });
  return { status: response.status, loggedIn: user.status === 200, page: await response.text() };
}

async function expectRefused(browser: TestBrowser, query: Record<string, string> | string) {
  const { status, loggedIn, page } = await callback(browser, query);
  expect({ status, loggedIn }).toEqual({ status: 400, loggedIn: false });
  expect(page).toContain('That login did not work');
}

test('the honest provider is believed, so that the refusals below mean something', async () => {
  const { browser, code, state } = await started();
  expect(await callback(browser, { code, state })).toMatchObject({ status: 302, loggedIn: true });
});

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const lies: Record<string, Lie> = {
  'another nonce': { claims: claims => ({ ...claims, nonce: 'forged' }) },
  'no nonce': { claims: ({ nonce: _nonce, ...claims }) => claims },
  'another issuer': { claims: claims => ({ ...claims, iss: 'https://evil.example' }) },
  'the issuer with a slash': { claims: claims => ({ ...claims, iss: `${String(claims['iss'])}/` }) },
  'no issuer': { claims: ({ iss: _iss, ...claims }) => claims },
  'another audience': { claims: claims => ({ ...claims, aud: 'somebody-else' }) },
  'no audience': { claims: ({ aud: _aud, ...claims }) => claims },
  'two audiences and no party': { claims: claims => ({ ...claims, aud: [claims['aud'], 'somebody-else'] }) },
  'another authorized party': {
    claims: claims => ({ ...claims, azp: 'somebody-else', aud: [claims['aud'], 'x'] }),
  },
  'an expired token': { claims: claims => ({ ...claims, exp: now() - hour, iat: now() - 2 * hour }) },
  'no expiry': { claims: ({ exp: _exp, ...claims }) => claims },
  'an expiry in words': { claims: claims => ({ ...claims, exp: 'tomorrow' }) },
  'no time of issue': { claims: ({ iat: _iat, ...claims }) => claims },
  'not valid before an hour from now': { claims: claims => ({ ...claims, nbf: now() + hour }) },
  'no subject': { claims: ({ sub: _sub, ...claims }) => claims },
  'an empty subject': { claims: claims => ({ ...claims, sub: '' }) },
  'a key nobody published': { signWith: 'stranger' },
  'a key id nobody published': { header: header => ({ ...header, kid: 'other' }), signWith: 'stranger' },
  'algorithm none': { header: () => ({ alg: 'none' }), signWith: 'nothing' },
  'algorithm None': { header: () => ({ alg: 'None' }), signWith: 'nothing' },
  'no signature': { signWith: 'nothing' },
  'the client secret as the key': { header: () => ({ alg: 'HS256' }), signWith: 'secret' },
  'another algorithm': { header: header => ({ ...header, alg: 'RS512' }) },
  'a critical header that nobody knows': { header: header => ({ ...header, crit: ['x'], x: 1 }) },
  'no ID token': { token: ({ id_token: _token, ...body }) => body },
  'an ID token that is none': { token: body => ({ ...body, id_token: 'nonsense' }) },
  'no access token': { token: ({ access_token: _token, ...body }) => body },
  'another token type': { token: body => ({ ...body, token_type: 'mac' }) },
  'a token answer that is no JSON': { token: () => '<html>' },
  'a failing token endpoint': { tokenStatus: 500 },
  'a refusing token endpoint': { tokenStatus: 401 },
  'user info of somebody else': { userInfo: () => ({ sub: 'alice', email: 'alice@example.com' }) },
  'user info of nobody': { userInfo: () => ({ email: 'alice@example.com' }) },
  'failing user info': { userInfoStatus: 500 },
};

test.each(Object.keys(lies))('a provider that answers with %s logs nobody in', async name => {
  const { browser, code, state } = await started();
  provider.lie(lies[name]!);
  await expectRefused(browser, { code, state });
});

test('no state, a forged one and one as a list log nobody in', async () => {
  const { browser, code, state } = await started();
  await expectRefused(browser, { code });
  await expectRefused(browser, { code, state: 'forged' });
  await expectRefused(browser, { code, state: '__proto__' });
  await expectRefused(browser, `code=${code}&state=${state}&state=${state}`);
  await expectRefused(browser, `code=${code}&state[]=${state}`);
});

test('the state of one browser is worth nothing in another', async () => {
  const [victim, attacker] = [await started(), await started()];
  await expectRefused(victim.browser, { code: attacker.code, state: attacker.state });
  await expectRefused(new TestBrowser(), { code: attacker.code, state: attacker.state });
});

test('the state and code of a login that succeeded do not work again', async () => {
  const { browser, code, state } = await started();
  expect((await callback(browser, { code, state })).loggedIn).toBe(true);
  const again = await browser.get(`${gateway.url}/api/callback?${new URLSearchParams({ code, state })}`);
  expect(again.status).toBe(400);
});

test('a state works once, even when the login failed', async () => {
  const { browser, code, state } = await started();
  await expectRefused(browser, { code: 'wrong', state });
  await expectRefused(browser, { code, state });
});

test('a missing, empty, forged or swapped code logs nobody in', async () => {
  for (const query of [{}, { code: '' }, { code: 'forged' }]) {
    const { browser, state } = await started();
    await expectRefused(browser, { ...query, state });
  }
  // Two logins in one browser: the second one's code under the first one's state has the wrong PKCE proof.
  const first = await started();
  const location = (await first.browser.get(`${gateway.url}/api/login`)).headers.get('location')!;
  const second = provider.authorize(location);
  await expectRefused(first.browser, { code: second.code, state: first.state });
});

test.each([
  { error: 'access_denied' },
  { error: 'server_error', error_description: '<script>alert(1)</script>' },
  { iss: 'https://evil.example', code: 'code-x' },
])('an answer with %j logs nobody in and is not repeated on the page', async query => {
  const { browser, state } = await started();
  const { page } = await callback(browser, { ...query, state });
  expect(page).not.toContain('<script>');
  await expectRefused(browser, { ...query, state });
});

test('an absent provider is said in words, and tried again later', async () => {
  const other = await startGateway({ OIDC_ISSUER: 'http://localhost:9' });
  try {
    const { status, body } = await get(other, '/api/login', { headers: { accept: 'text/html' } });
    expect([status, body]).toEqual([503, expect.stringContaining('cannot be reached right now')]);
    expect((await get(other, '/api/services')).status).toBe(200);
  } finally {
    await other.stop();
  }
}, 20_000);
