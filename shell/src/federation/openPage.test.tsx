import { expect, test } from '@jest/globals';
import * as platform from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { testConfig } from '@site/platform/testing';
import { findPage } from '../siteMap.ts';
import { openPage, routeOf } from './openPage.tsx';
import { PlatformError } from './platformError.ts';

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

test.each([true, false])(
  'when a page fails, the data layer’s failure (%s) decides who is to blame',
  async dataLayerFailed => {
    const chunk = new Error('chunk');
    const remote: platform.RemoteModule = {
      contractVersion: CONTRACT_VERSION,
      createRoutes: () => [{ id: 'home', path: '/home', lazy: () => Promise.reject(chunk) }],
    };
    const failures: unknown[] = [];
    const route = await openPage(findPage('/home')!, {
      deps: {
        client: () => new Promise<never>(() => {}),
        notify: () => {},
        config: testConfig,
        auth: createAuth({ user: null }),
      },
      microfrontends: {
        open: (_, withRemote) =>
          withRemote(remote, () => false).catch((error: unknown) => {
            failures.push(error);
            throw error;
          }),
        refresh: async () => {},
        shown: () => undefined,
        versionIn: () => undefined,
      },
      preloadPage: async () => {},
      dataLayerFailed: async () => dataLayerFailed,
      retry: async () => {},
    });
    expect(route).toBeUndefined();
    expect(failures).toEqual([dataLayerFailed ? new PlatformError(chunk) : chunk]);
    expect(failures[0] instanceof PlatformError).toBe(dataLayerFailed);
  },
);
