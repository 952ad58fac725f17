import { expect, test } from '@jest/globals';
import { TestBrowser } from '@site/tooling/testkit';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { get, rawStatus } from '../testing/requests.ts';

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
