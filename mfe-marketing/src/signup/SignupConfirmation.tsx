import { Link, useNavigate } from '@site/platform';
import { Alert, Text, TextLink } from '@site/ui';
import { useEffect } from 'react';

/** Time to read the confirmation before Home comes, in ms (specification, section 9). */
const REDIRECT_DELAY = 2000;

/** The confirmation that takes the form's place and then leads to Home. */
export function SignupConfirmation({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/home'), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Alert tone="success" title="Welcome. You are in.">
      <Text>
        We have noted <strong>{email}</strong>. Home opens in a moment.
      </Text>
      <TextLink as={Link} to="/home">
        Open it now
      </TextLink>
    </Alert>
  );
}
