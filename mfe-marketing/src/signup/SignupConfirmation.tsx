import { loginHref, useNavigate } from '@site/platform';
import { Alert, ButtonLink, Text } from '@site/ui';
import { useEffect, useRef } from 'react';

/** How long the confirmation is shown before Home opens, in ms (docs/specification.md#welcome). */
const REDIRECT_DELAY = 2000;

const TITLE = 'Your email is on the list.';

interface SignupConfirmationProps {
  email: string;
  /** For everybody who is not logged in. */
  offersAccount: boolean;
}

/** Replaces the form after the sign-up and takes its focus, offers the account, and opens Home. */
export function SignupConfirmation({ email, offersAccount }: SignupConfirmationProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/home'), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div ref={box} role="group" aria-label={TITLE} tabIndex={-1}>
      <Alert tone="success" title={TITLE} announced={false}>
        <Text>
          Notes go to <strong>{email}</strong>. Home opens in a moment.
        </Text>
        {offersAccount && (
          <ButtonLink href={loginHref({ pathname: '/education', search: '' }, email)}>
            Create your free account
          </ButtonLink>
        )}
      </Alert>
    </div>
  );
}
