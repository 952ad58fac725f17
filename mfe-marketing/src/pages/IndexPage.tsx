import { askWhoIsThere, useSession, type RemoteDeps } from '@site/platform';
import { useDynamicImport } from '@site/ui';
import { LandingPage } from './LandingPage.tsx';

const loadHome = () => import(/* webpackChunkName: "page-home" */ './HomePage.tsx');

/** `/`: a user who is known already gets Home at once; the landing page waits for no answer. */
export async function createPage({ client }: RemoteDeps) {
  const user = await Promise.race([askWhoIsThere(), null]);
  return { element: <IndexPage client={client} home={user ? await loadHome() : undefined} /> };
}

interface IndexPageProps extends Pick<RemoteDeps, 'client'> {
  /** Present where the user was known before the page was rendered. */
  home: Awaited<ReturnType<typeof loadHome>> | undefined;
}

/** Home for users; the landing page for everyone else and while the login status loads. */
function IndexPage({ client, home }: IndexPageProps) {
  if (useSession().status !== 'member') return <LandingPage />;
  return home ? <home.HomePage client={client} /> : <LazyHome client={client} />;
}

function LazyHome({ client }: Pick<RemoteDeps, 'client'>) {
  const home = useDynamicImport(loadHome);
  return home ? <home.HomePage client={client} /> : null;
}
