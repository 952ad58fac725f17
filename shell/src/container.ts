import type { RemoteModule } from '@site/platform';

/** The one file that knows Module Federation in the browser: what webpack's runtime and a remote's entry offer. */

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

interface Container {
  /** Hands over the modules that all bundles share. */
  init(shareScope: object): void | Promise<void>;
  get(name: string): Promise<() => unknown>;
}

/** The routes of the remote whose entry lies at this address. */
export async function importRoutes(entry: string): Promise<RemoteModule> {
  const [container] = await Promise.all([
    import(/* webpackIgnore: true */ entry) as Promise<Container>,
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__.default);
  const routes = await container.get('./routes');
  return routes() as RemoteModule;
}
