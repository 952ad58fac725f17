import { expect } from '@playwright/test';
import { newSession } from '../support/user.ts';
import { test } from './manyHosts.ts';

/** So many sign-ups of one address are taken in a while: the policy `signup` of the gateway. */
const SIGNUPS = 40;

test('a login through one host is one on every host and gateway, and so is a logout', async ({ site }) => {
  const cookie = await newSession(site.url);
  const statuses = () =>
    Promise.all(
      [...site.shells, ...site.gateways].map(
        async ({ url }) => (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status,
      ),
    );
  expect(new Set(await statuses())).toEqual(new Set([200]));
  await fetch(`${site.url}/api/logout`, { headers: { cookie }, redirect: 'manual' });
  expect(new Set(await statuses())).toEqual(new Set([401]));
});

test('a limit counts what comes through all hosts together', async ({ site: { shells } }) => {
  const attempts = Array.from({ length: SIGNUPS + 8 }, async (_, at) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' };
    const url = `${shells[at % shells.length]?.url}/api/email-signup`;
    const body = JSON.stringify({ email: 'nobody' });
    return (await fetch(url, { method: 'POST', headers, body })).status;
  });
  const statuses = await Promise.all(attempts);
  expect(statuses.filter(status => status === 400)).toHaveLength(SIGNUPS);
  expect(statuses.filter(status => status === 429)).toHaveLength(8);
});
