import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { TestBrowser } from '@site/tooling/testkit';
import { gatewayForTests } from '../testing/gateway.ts';
import { startMaliciousProvider, type Tampering } from '../testing/maliciousProvider.ts';
import { get } from '../testing/requests.ts';

const provider = await startMaliciousProvider('ounce-and-block-dev', 'development-client-secret');
const gateway = gatewayForTests({ OIDC_ISSUER: provider.issuer });
afterAll(() => provider.stop());
beforeEach(() => provider.tamper({}));

async function started(query = '') {
  const browser = new TestBrowser();
  const location = (await browser.get(`${gateway.url}/api/login${query}`)).headers.get('location')!;
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

// First: metadata that was accepted is kept.
test.each([
  ['another issuer', () => 'https://evil.example'],
  ['an issuer below its own', () => `${provider.issuer}/tenant`],
])('refuses a login while the metadata of the provider names %s', async (_what, issuer) => {
  provider.tamper({ metadata: own => ({ ...own, issuer: issuer() }) });
  const { status, headers } = await get(gateway, '/api/login');
  expect([status, headers.get('location')]).toEqual([503, null]);
});

test('a genuine response logs in', async () => {
  const { browser, code, state } = await started();
  expect(await callback(browser, { code, state })).toMatchObject({ status: 302, loggedIn: true });
});

test.each([undefined, () => now() - hour, () => now() - 30, () => 'now'])(
  'refuses a login that should ask the user again without a fresh auth_time (%#)',
  async authTime => {
    const { browser, code, state } = await started('?prompt=login');
    provider.tamper({ claims: claims => ({ ...claims, auth_time: authTime?.() }) });
    await expectRefused(browser, { code, state });
  },
);

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const tamperings: Record<string, Tampering> = {
  'another nonce': { claims: claims => ({ ...claims, nonce: 'forged' }) },
  'no nonce': { claims: ({ nonce: _nonce, ...claims }) => claims },
  'another issuer': { claims: claims => ({ ...claims, iss: 'https://evil.example' }) },
  'the issuer with a trailing slash': { claims: claims => ({ ...claims, iss: `${String(claims['iss'])}/` }) },
  'no issuer': { claims: ({ iss: _iss, ...claims }) => claims },
  'another audience': { claims: claims => ({ ...claims, aud: 'another-client' }) },
  'no audience': { claims: ({ aud: _aud, ...claims }) => claims },
  'two audiences and no party': { claims: claims => ({ ...claims, aud: [claims['aud'], 'another-client'] }) },
  'another authorized party': {
    claims: claims => ({ ...claims, azp: 'another-client', aud: [claims['aud'], 'x'] }),
  },
  'an expired token': { claims: claims => ({ ...claims, exp: now() - hour, iat: now() - 2 * hour }) },
  'no expiry': { claims: ({ exp: _exp, ...claims }) => claims },
  'an expiry that is no number': { claims: claims => ({ ...claims, exp: 'tomorrow' }) },
  'no time of issue': { claims: ({ iat: _iat, ...claims }) => claims },
  'not valid before an hour from now': { claims: claims => ({ ...claims, nbf: now() + hour }) },
  'no subject': { claims: ({ sub: _sub, ...claims }) => claims },
  'an empty subject': { claims: claims => ({ ...claims, sub: '' }) },
  'a signature by an unpublished key': { signWith: 'unpublishedKey' },
  'an unpublished key id': { header: header => ({ ...header, kid: 'other' }), signWith: 'unpublishedKey' },
  'algorithm none': { header: () => ({ alg: 'none' }), signWith: 'nothing' },
  'algorithm None': { header: () => ({ alg: 'None' }), signWith: 'nothing' },
  'no signature': { signWith: 'nothing' },
  'the client secret as the key': { header: () => ({ alg: 'HS256' }), signWith: 'clientSecret' },
  'another algorithm': { header: header => ({ ...header, alg: 'RS512' }) },
  'an unknown critical header': { header: header => ({ ...header, crit: ['x'], x: 1 }) },
  'no ID token': { token: ({ id_token: _token, ...body }) => body },
  'a malformed ID token': { token: body => ({ ...body, id_token: 'nonsense' }) },
  'no access token': { token: ({ access_token: _token, ...body }) => body },
  'another token type': { token: body => ({ ...body, token_type: 'mac' }) },
  'a token response that is no JSON': { token: () => '<html>' },
  'a token endpoint that returns 500': { tokenStatus: 500 },
  'a token endpoint that returns 401': { tokenStatus: 401 },
  'user info of another subject': { userInfo: () => ({ sub: 'alice', email: 'alice@example.com' }) },
  'user info without a subject': { userInfo: () => ({ email: 'alice@example.com' }) },
  'a user info endpoint that returns 500': { userInfoStatus: 500 },
};

test.each(Object.keys(tamperings))(
  'returns 400 and creates no session for a provider response with %s',
  async name => {
    const { browser, code, state } = await started();
    provider.tamper(tamperings[name]!);
    await expectRefused(browser, { code, state });
  },
);

test('returns 400 for a missing, forged or repeated state', async () => {
  const { browser, code, state } = await started();
  await expectRefused(browser, { code });
  await expectRefused(browser, { code, state: 'forged' });
  await expectRefused(browser, { code, state: '__proto__' });
  await expectRefused(browser, `code=${code}&state=${state}&state=${state}`);
  await expectRefused(browser, `code=${code}&state[]=${state}`);
});

test('returns 400 for the state of another browser', async () => {
  const [victim, attacker] = [await started(), await started()];
  await expectRefused(victim.browser, { code: attacker.code, state: attacker.state });
  await expectRefused(new TestBrowser(), { code: attacker.code, state: attacker.state });
});

test('returns 400 when the state and code of a finished login are replayed', async () => {
  const { browser, code, state } = await started();
  expect((await callback(browser, { code, state })).loggedIn).toBe(true);
  const again = await browser.get(`${gateway.url}/api/callback?${new URLSearchParams({ code, state })}`);
  expect(again.status).toBe(400);
});

test('a state works once, even if the login failed', async () => {
  const { browser, code, state } = await started();
  await expectRefused(browser, { code: 'wrong', state });
  await expectRefused(browser, { code, state });
});

test('returns 400 for a missing, empty, forged or swapped code', async () => {
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
])('returns 400 for an error response with %j and does not echo it on the page', async query => {
  const { browser, state } = await started();
  const { page } = await callback(browser, { ...query, state });
  expect(page).not.toContain('<script>');
  await expectRefused(browser, { ...query, state });
});
