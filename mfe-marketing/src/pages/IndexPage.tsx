import { useAuth, type RemoteDeps } from '@site/platform';
import { Lazy } from '@site/ui';
import { LandingPage } from './LandingPage.tsx';

const loadHome = () => import(/* webpackChunkName: "page-home" */ './HomePage.tsx');

/** `/`: a user who is known already gets Home at once; the landing page waits for no answer. */
export async function createPage({ client, auth, config }: RemoteDeps) {
  const home = auth.current().status === 'user' ? await loadHome() : undefined;
  return { element: <IndexPage client={client} auth={auth} config={config} home={home} /> };
}

type HomeProps = Pick<RemoteDeps, 'client' | 'auth' | 'config'>;

interface IndexPageProps extends HomeProps {
  /** Present where the user was known before the page was rendered. */
  home: Awaited<ReturnType<typeof loadHome>> | undefined;
}

/** Home for users; the landing page for everyone else and while the login status loads. */
function IndexPage({ home, ...props }: IndexPageProps) {
  if (useAuth(props.auth).status !== 'user') return <LandingPage {...props} />;
  if (home) return <home.HomePage {...props} />;
  return <Lazy load={loadHome}>{({ HomePage }) => <HomePage {...props} />}</Lazy>;
}
