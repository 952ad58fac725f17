import { CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { AboutPage } from './pages/AboutPage.tsx';
import { IndexPage } from './pages/IndexPage.tsx';
import { PublicHomePage } from './pages/PublicHomePage.tsx';
import { ResultsPage } from './pages/ResultsPage.tsx';
import { ServicesPage } from './pages/ServicesPage.tsx';
import { WelcomePage } from './pages/WelcomePage.tsx';
import { createPromoSession } from './promoSession.ts';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend; the ids key what a pre-rendered page hands over. */
export const createRoutes: RemoteModule['createRoutes'] = ({ notify, config }) => {
  const promoSession = createPromoSession();
  return [
    { id: 'marketing.index', path: '/', element: <IndexPage /> },
    { id: 'marketing.welcome', path: '/welcome', element: <WelcomePage notify={notify} config={config} /> },
    {
      id: 'marketing.home',
      path: '/home',
      element: <PublicHomePage config={config} promoSession={promoSession} />,
    },
    { id: 'marketing.services', path: '/services', element: <ServicesPage /> },
    { id: 'marketing.results', path: '/results', element: <ResultsPage /> },
    { id: 'marketing.about', path: '/about', element: <AboutPage /> },
  ];
};
