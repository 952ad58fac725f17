import { Link, loginHref, useNavigate } from '@site/platform';
import { Alert, ButtonLink, Row, Text, TextLink } from '@site/ui';
import { useEffect } from 'react';

/** How long the confirmation is shown before Home opens, in ms (docs/specification.md#constants). */
const REDIRECT_DELAY = 2000;

/** Replaces the form after the sign-up, offers the account, and opens Home. */
export function SignupConfirmation({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/home'), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Alert tone="success" title="Welcome. You are in.">
      <Text>
        <strong>{email}</strong> is on the list. Home opens in a moment.
      </Text>
      <Row $gap={12}>
        <ButtonLink $size="small" href={loginHref({ pathname: '/education', search: '' }, email)}>
          Create your free account
        </ButtonLink>
        <TextLink as={Link} to="/home">
          Open Home now
        </TextLink>
      </Row>
    </Alert>
  );
}
