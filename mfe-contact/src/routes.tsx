import { ApolloProvider, CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { ContactPage } from './pages/ContactPage.tsx';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend; the ids key what a pre-rendered page hands over. */
export const createRoutes: RemoteModule['createRoutes'] = ({ client, notify, config }) => [
  {
    id: 'contact.main',
    path: '/contact',
    element: (
      <ApolloProvider client={client}>
        <ContactPage notify={notify} config={config} />
      </ApolloProvider>
    ),
  },
];
