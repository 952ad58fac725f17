import { useSession, type RemoteDeps } from '@site/platform';
import { HomePage } from './HomePage.tsx';
import { LandingPage } from './LandingPage.tsx';

/** `/`: Home for members; the landing page for everyone else and while the login state loads. */
export function IndexPage({ client }: Pick<RemoteDeps, 'client'>) {
  return useSession().status === 'member' ? <HomePage client={client} /> : <LandingPage />;
}
