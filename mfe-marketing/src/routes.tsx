import { askWhoIsThere, CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { IndexPage, loadHome } from './pages/IndexPage.tsx';
import { createPromoSession } from './promoSession.ts';

export const contractVersion = CONTRACT_VERSION;

/**
 * The pages of this microfrontend; the ids key what a pre-rendered page hands over. The landing page comes with
 * the first chunk. Every other page is a chunk of its own, named after its path, which the shell host preloads.
 */
export const createRoutes: RemoteModule['createRoutes'] = deps => {
  const promoSession = createPromoSession(deps.openedAt);
  return [
    {
      id: 'marketing.index',
      path: '/',
      lazy: async () => {
        // A member who is known already gets Home at once; the landing page waits for no answer.
        const member = await Promise.race([askWhoIsThere(), null]);
        return { element: <IndexPage client={deps.client} home={member ? await loadHome() : undefined} /> };
      },
    },
    {
      id: 'marketing.welcome',
      path: '/welcome',
      lazy: async () => {
        const page = await import(/* webpackChunkName: "page-welcome" */ './pages/WelcomePage.tsx');
        return page.welcomeRoute(deps);
      },
    },
    {
      id: 'marketing.home',
      path: '/home',
      lazy: async () => {
        const { PublicHomePage } = await loadHome();
        return { element: <PublicHomePage {...deps} promoSession={promoSession} /> };
      },
    },
    {
      id: 'marketing.about',
      path: '/about',
      lazy: async () => {
        const { AboutPage } = await import(/* webpackChunkName: "page-about" */ './pages/AboutPage.tsx');
        return { element: <AboutPage /> };
      },
    },
    {
      id: 'marketing.services',
      path: '/services',
      lazy: async () => {
        const page = await import(/* webpackChunkName: "page-services" */ './pages/ServicesPage.tsx');
        return page.servicesRoute(deps.client);
      },
    },
    {
      id: 'marketing.results',
      path: '/results',
      lazy: async () => {
        const page = await import(/* webpackChunkName: "page-results" */ './pages/ResultsPage.tsx');
        return page.resultsRoute(deps.client);
      },
    },
  ];
};
