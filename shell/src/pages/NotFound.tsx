import { Link, useLocation, useAuth, type Auth } from '@site/platform';
import { ButtonLink, Text } from '@site/ui';
import { MessagePage } from './MessagePage.tsx';

/** The 404 page. At `/learn`, the target of the footer's "AI Learning", it offers Education. */
export function NotFound({ auth }: { auth: Auth }) {
  const { pathname } = useLocation();
  const { status } = useAuth(auth);
  const learning = pathname.replace(/(?<!\/)\/+$/, '') === '/learn';
  return (
    <MessagePage
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      actions={
        <>
          {learning && (
            <ButtonLink as={Link} to="/education">
              Go to Education
            </ButtonLink>
          )}
          <ButtonLink as={Link} to="/" $variant={learning ? 'secondary' : 'primary'}>
            Back to Home
          </ButtonLink>
          {status === 'visitor' && (
            <ButtonLink as={Link} to="/welcome" $variant="quiet">
              Join with your email
            </ButtonLink>
          )}
        </>
      }
    >
      {learning && <Text $muted>The lessons and the AI tutor are on the Education page.</Text>}
    </MessagePage>
  );
}
