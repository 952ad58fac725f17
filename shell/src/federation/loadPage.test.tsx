import { expect, test } from '@jest/globals';
import type { RemoteModule } from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { testConfig } from '@site/platform/testing';
import { findPage } from '../siteMap.ts';
import { loadPage } from './loadPage.tsx';
import { PlatformError } from './remoteError.ts';

test.each([true, false])(
  'when a page fails, the data layer’s failure (%s) decides who is to blame',
  async dataLayerFailed => {
    const chunk = new Error('chunk');
    const remote: RemoteModule = {
      contractVersion: CONTRACT_VERSION,
      createRoutes: () => [{ id: 'home', path: '/home', lazy: () => Promise.reject(chunk) }],
    };
    const loading = loadPage(findPage('/home')!, {
      deps: {
        client: () => new Promise<never>(() => {}),
        notify: () => {},
        config: testConfig,
        auth: createAuth({ user: null }),
      },
      microfrontends: {
        load: (_, withRemote) => withRemote(remote, () => false),
        refresh: async () => {},
        shown: () => undefined,
        versionIn: () => undefined,
      },
      dataLayerFailed: async () => dataLayerFailed,
      retry: async () => {},
    });
    const failure: unknown = await loading.catch((error: unknown) => error);
    expect(failure).toEqual(dataLayerFailed ? new PlatformError(chunk) : chunk);
    expect(failure instanceof PlatformError).toBe(dataLayerFailed);
  },
);
