import { useAuth, type RemoteDeps } from '@site/platform';
import { useState } from 'react';
import { SignupConfirmation } from './SignupConfirmation.tsx';
import { SignupForm } from './SignupForm.tsx';

/** The way on from the welcome screen: the sign-up and its confirmation, for a user, too. */
export function JoinPanel(deps: Pick<RemoteDeps, 'client' | 'notify' | 'config' | 'auth'>) {
  const { client, notify, config, auth } = deps;
  const state = useAuth(auth);
  const [joined, setJoined] = useState<string | null>(null);
  if (joined) return <SignupConfirmation email={joined} offersAccount={state.status !== 'user'} />;
  return (
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
}
