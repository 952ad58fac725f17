import { useSession, type RemoteDeps } from '@site/platform';
import { useLoaded } from '@site/ui';
import { LandingPage } from './LandingPage.tsx';

/** Home for visitors and members; a visitor of the landing page does without. */
export const loadHome = () => import(/* webpackChunkName: "page-home" */ './PublicHomePage.tsx');

export interface IndexPageProps extends Pick<RemoteDeps, 'client'> {
  /** Where a member was known before the page was drawn. */
  home?: Awaited<ReturnType<typeof loadHome>> | undefined;
}

/** `/`: Home for members; the landing page for everyone else and while the login state loads. */
export function IndexPage({ client, home }: IndexPageProps) {
  if (useSession().status !== 'member') return <LandingPage />;
  return home ? <home.HomePage client={client} /> : <LateHome client={client} />;
}

function LateHome({ client }: Pick<RemoteDeps, 'client'>) {
  const home = useLoaded(loadHome);
  return home ? <home.HomePage client={client} /> : null;
}
