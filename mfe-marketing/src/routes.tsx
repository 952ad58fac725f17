import type { RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import * as indexPage from './pages/IndexPage.tsx';

export const contractVersion = CONTRACT_VERSION;

/**
 * The pages of this microfrontend. Each page is a chunk named after its
 * path, which the shell host preloads; only the landing page comes with the first chunk.
 */
export const createRoutes: RemoteModule['createRoutes'] = deps => [
  { id: 'marketing.index', path: '/', lazy: () => indexPage.createPage(deps) },
  {
    id: 'marketing.welcome',
    path: '/welcome',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-welcome" */ './pages/WelcomePage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.home',
    path: '/home',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-home" */ './pages/HomePage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.about',
    path: '/about',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-about" */ './pages/AboutPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.services',
    path: '/services',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-services" */ './pages/ServicesPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.results',
    path: '/results',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-results" */ './pages/ResultsPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.terms',
    path: '/terms',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-terms" */ './pages/TermsPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.privacy',
    path: '/privacy',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-privacy" */ './pages/PrivacyPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.risk',
    path: '/risk',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-risk" */ './pages/RiskPage.tsx')).createPage(deps),
  },
  {
    id: 'marketing.accountDeleted',
    path: '/account/deleted',
    lazy: async () =>
      (
        await import(/* webpackChunkName: "page-account-deleted" */ './pages/AccountDeletedPage.tsx')
      ).createPage(deps),
  },
];
