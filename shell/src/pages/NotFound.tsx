import { Link, useLocation } from '@site/platform';
import { ButtonLink } from '@site/ui';
import { MessagePage } from './MessagePage.tsx';

/** The 404 page. The footer's "AI Learning" leads here on purpose; what it names is taught under Education. */
export function NotFound() {
  const { pathname } = useLocation();
  const learning = pathname.replace(/\/+$/, '') === '/learn';
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
            Back to the start
          </ButtonLink>
          <ButtonLink as={Link} to="/welcome" $variant="quiet">
            Join with your email
          </ButtonLink>
        </>
      }
    />
  );
}
