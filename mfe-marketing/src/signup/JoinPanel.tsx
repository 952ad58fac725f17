import { Link, useAuth, type RemoteDeps } from '@site/platform';
import { TextLink } from '@site/ui';
import { useState } from 'react';
import { SignupConfirmation } from './SignupConfirmation.tsx';
import { SignupForm } from './SignupForm.tsx';
import { UserPanel } from './UserPanel.tsx';

/** The way on from the welcome screen: the sign-up and its confirmation; for a user, the pages behind it. */
export function JoinPanel(deps: Pick<RemoteDeps, 'client' | 'notify' | 'config' | 'auth'>) {
  const { client, notify, config, auth } = deps;
  const state = useAuth(auth);
  const [joined, setJoined] = useState<string | null>(null);
  const form = (
    <SignupForm
      client={client}
      brandName={config.brandName}
      contactEmail={config.contactEmail}
      notify={notify}
      onJoined={email => {
        auth.joined(email);
        setJoined(email);
      }}
    />
  );
  if (joined) return <SignupConfirmation email={joined} offersAccount={state.status !== 'user'} />;
  if (state.status === 'user') return <UserPanel user={state.user}>{form}</UserPanel>;
  return (
    <>
      {form}
      <TextLink as={Link} to="/home">
        Skip for now
      </TextLink>
    </>
  );
}
