import { CONTRACT_VERSION, type RemoteModule } from '@site/platform';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend; the ids key what a pre-rendered page hands over. */
export const createRoutes: RemoteModule['createRoutes'] = deps => [
  {
    id: 'contact.main',
    path: '/contact',
    // A chunk that bears the page's name: the shell host preloads it.
    lazy: () =>
      import(/* webpackChunkName: "page-contact" */ './pages/ContactPage.tsx').then(page =>
        page.contactRoute(deps),
      ),
  },
];
