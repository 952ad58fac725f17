import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Browser } from '../../identity-provider/testing/browser.ts';
import type { ManyHosts } from './manyHosts.ts';

/** So many sign-ups of one address are taken in a while: the policy `signup` of the gateway. */
const SIGNUPS = 40;

/** @returns a browser with the session of a new user */
export async function signIn(url: string) {
  // It follows redirects through the site and the identity provider alike.
  const browser = new Browser('http://site.invalid');
  const form = await browser.open(new URL('/api/login', url));
  const fields = { email: `${randomUUID()}@example.com`, firstName: 'Ada', lastName: '' };
  const page = await browser.submit(form.url, fields);
  assert.equal(page.status, 200);
  return browser;
}

const userStatus = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;

/** What logins and limits must do on every host alike. */
export const sessionChecks: Record<string, (site: ManyHosts) => Promise<void>> = {
  'a login through one host is one on every host and gateway, and so is a logout': async ({
    url,
    shells,
    gateways,
  }) => {
    const browser = await signIn(url);
    const { cookie } = browser;
    const places = [...shells, ...gateways].map(host => host.url);
    const before = await Promise.all(places.map(place => userStatus(place, cookie)));
    assert.deepEqual(
      before,
      places.map(() => 200),
    );
    await browser.open(new URL('/api/logout', url));
    const after = await Promise.all(places.map(place => userStatus(place, cookie)));
    assert.deepEqual(
      after,
      places.map(() => 401),
    );
  },
  'a limit counts what comes through all hosts together': async ({ shells }) => {
    const attempts = Array.from({ length: SIGNUPS + 8 }, (_, at) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' };
      const body = JSON.stringify({ email: 'nobody' });
      return fetch(`${shells[at % shells.length]?.url}/api/email-signup`, { method: 'POST', headers, body });
    });
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    assert.equal(statuses.filter(status => status === 400).length, SIGNUPS);
    assert.equal(statuses.filter(status => status === 429).length, 8);
  },
};
