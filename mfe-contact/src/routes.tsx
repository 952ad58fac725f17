import type { RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend. The chunk is named after the path: the shell host preloads it. */
export const createRoutes: RemoteModule['createRoutes'] = deps => [
  {
    id: 'contact.main',
    path: '/contact',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-contact" */ './pages/ContactPage.tsx')).createPage(deps),
  },
  {
    id: 'contact.account',
    path: '/account',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-account" */ './pages/AccountPage.tsx')).createPage(deps),
  },
];
