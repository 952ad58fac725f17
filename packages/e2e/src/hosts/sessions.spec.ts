import { expect } from '@playwright/test';
import { newSession } from '../support/user.ts';
import { test } from './manyHosts.ts';

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
