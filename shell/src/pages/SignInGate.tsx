import { Link, useLocation } from '@site/platform';
import { ButtonLink } from '@site/ui';
import { loginHref } from '../layout/loginHref.ts';
import { MessagePage } from './MessagePage.tsx';

/** Stands at a member page's own URL for everyone who is not logged in. */
export function SignInGate({ pageName }: { pageName: string }) {
  const location = useLocation();
  return (
    <MessagePage
      title={`${pageName} is for members`}
      text="Nothing of it is shown before you log in. Afterwards you come straight back here."
      actions={
        <>
          <ButtonLink href={loginHref(location)}>Login</ButtonLink>
          <ButtonLink as={Link} to="/" $variant="quiet">
            What is this site?
          </ButtonLink>
        </>
      }
    />
  );
}
