import { expect, test } from '@jest/globals';
import * as platform from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { testConfig } from '@site/platform/testing';
import { findPage } from '../siteMap.ts';
import { routeOf } from './openPage.tsx';

test('a remote that was built with platform 3.0 finds the auth state under its former names', async () => {
  const auth = createAuth({ user: null });
  const client = () => new Promise<never>(() => {});
  const deps = { client, notify: () => {}, config: testConfig, auth };
  const statuses: unknown[] = [];
  const remote: platform.RemoteModule = {
    contractVersion: CONTRACT_VERSION,
    createRoutes: ({ visitor }) => {
      statuses.push(visitor?.current().status);
      return [{ id: 'home', path: '/home', element: null }];
    },
  };
  expect(await routeOf(remote, findPage('/home')!, deps)).toMatchObject({ path: '/home' });
  expect(statuses).toEqual(['visitor']);
  expect(platform).toHaveProperty('useVisitor', platform.useAuth);
});
