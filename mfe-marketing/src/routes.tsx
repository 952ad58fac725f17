import type { RemoteDeps, RemoteModule, RemoteRoute } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import type { ReactNode } from 'react';

export const contractVersion = CONTRACT_VERSION;

interface PageFile {
  createPage(deps: RemoteDeps): { element: ReactNode } | Promise<{ element: ReactNode }>;
}

/** The pages of this microfrontend. Each is a chunk named after its path, which the shell host preloads. */
export const createRoutes: RemoteModule['createRoutes'] = deps => {
  const page = (path: string, load: () => Promise<PageFile>): RemoteRoute => ({
    path,
    lazy: async () => (await load()).createPage(deps),
  });
  return [
    page('/', () => import(/* webpackChunkName: "page-index" */ './pages/IndexPage.tsx')),
    page('/welcome', () => import(/* webpackChunkName: "page-welcome" */ './pages/WelcomePage.tsx')),
    page('/home', () => import(/* webpackChunkName: "page-home" */ './pages/HomePage.tsx')),
    page('/about', () => import(/* webpackChunkName: "page-about" */ './pages/AboutPage.tsx')),
    page('/services', () => import(/* webpackChunkName: "page-services" */ './pages/ServicesPage.tsx')),
    page('/results', () => import(/* webpackChunkName: "page-results" */ './pages/ResultsPage.tsx')),
    page('/terms', () => import(/* webpackChunkName: "page-terms" */ './pages/TermsPage.tsx')),
    page('/privacy', () => import(/* webpackChunkName: "page-privacy" */ './pages/PrivacyPage.tsx')),
    page('/risk', () => import(/* webpackChunkName: "page-risk" */ './pages/RiskPage.tsx')),
    page(
      '/account/deleted',
      () => import(/* webpackChunkName: "page-account-deleted" */ './pages/AccountDeletedPage.tsx'),
    ),
  ];
};
