import { ApolloProvider, CONTRACT_VERSION, type RemoteModule, type RemoteRoute } from '@site/platform';
import type { ReactNode } from 'react';
import { AboutPage } from './pages/AboutPage.tsx';
import { IndexPage } from './pages/IndexPage.tsx';
import { PublicHomePage } from './pages/PublicHomePage.tsx';
import { ResultsPage } from './pages/ResultsPage.tsx';
import { ServicesPage } from './pages/ServicesPage.tsx';
import { WelcomePage } from './pages/WelcomePage.tsx';
import { createPromoSession } from './promoSession.ts';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend; the ids key what a pre-rendered page hands over. */
export const createRoutes: RemoteModule['createRoutes'] = ({ client, notify, config }) => {
  const promoSession = createPromoSession();
  const page = (id: string, path: string, element: ReactNode): RemoteRoute => ({
    id: `marketing.${id}`,
    path,
    element: <ApolloProvider client={client}>{element}</ApolloProvider>,
  });
  return [
    page('index', '/', <IndexPage />),
    page('welcome', '/welcome', <WelcomePage notify={notify} config={config} />),
    page('home', '/home', <PublicHomePage config={config} promoSession={promoSession} />),
    page('services', '/services', <ServicesPage />),
    page('results', '/results', <ResultsPage />),
    page('about', '/about', <AboutPage />),
  ];
};
