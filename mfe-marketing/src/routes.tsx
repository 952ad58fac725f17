import { CONTRACT_VERSION, type RemoteModule, type RemoteRoute } from '@site/platform';
import type { ReactNode } from 'react';
import { AboutPage } from './pages/AboutPage.tsx';
import { IndexPage } from './pages/IndexPage.tsx';
import { PublicHomePage } from './pages/PublicHomePage.tsx';
import { createPromoSession } from './promoSession.ts';

export const contractVersion = CONTRACT_VERSION;

/**
 * The pages of this microfrontend; the ids key what a pre-rendered page hands over. Pages that need more
 * than the others are chunks of their own, named after their path, so that the shell host can preload them.
 */
export const createRoutes: RemoteModule['createRoutes'] = deps => {
  const { client, config, openedAt } = deps;
  const promoSession = createPromoSession(openedAt);
  const page = (id: string, path: string, element: ReactNode): RemoteRoute => ({
    id: `marketing.${id}`,
    path,
    element,
  });
  return [
    page('index', '/', <IndexPage client={client} />),
    {
      id: 'marketing.welcome',
      path: '/welcome',
      lazy: () =>
        import(/* webpackChunkName: "page-welcome" */ './pages/WelcomePage.tsx').then(page =>
          page.welcomeRoute(deps),
        ),
    },
    page('home', '/home', <PublicHomePage client={client} config={config} promoSession={promoSession} />),
    page('about', '/about', <AboutPage />),
    {
      id: 'marketing.services',
      path: '/services',
      lazy: () =>
        import(/* webpackChunkName: "page-services" */ './pages/ServicesPage.tsx').then(page =>
          page.servicesRoute(client),
        ),
    },
    {
      id: 'marketing.results',
      path: '/results',
      lazy: () =>
        import(/* webpackChunkName: "page-results" */ './pages/ResultsPage.tsx').then(page =>
          page.resultsRoute(client),
        ),
    },
  ];
};
