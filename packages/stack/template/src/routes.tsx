import type { RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend. The chunk is named after the path: the shell host preloads it. */
export const createRoutes: RemoteModule['createRoutes'] = deps => [
  {
    path: '/__name__',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-__name__" */ './pages/__Name__Page.tsx')).createPage(deps),
  },
];
