import { CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { EducationPage } from './pages/EducationPage.tsx';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend; the ids key what a pre-rendered page hands over. */
export const createRoutes: RemoteModule['createRoutes'] = ({ client, notify }) => [
  { id: 'education.levels', path: '/education', element: <EducationPage client={client} notify={notify} /> },
];
