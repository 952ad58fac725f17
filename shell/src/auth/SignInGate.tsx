import { Link, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, Text } from '@site/ui';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { FreeSignals } from './FreeSignals.tsx';
import { useLoginHref } from './useLoginHref.ts';

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what it costs, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  return (
    <MessagePage
      title={`Log in to open ${page.name}`}
      text={page.description}
      actions={
        <>
          <ButtonLink href={login}>Login</ButtonLink>
          <ButtonLink as={Link} to="/" $variant="quiet">
            What is this site?
          </ButtonLink>
        </>
      }
      below={<FreeSignals channelUrl={config.telegramChannelUrl} />}
    >
      {auth.status === 'sessionEnded' ? (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      ) : (
        <Text $muted>Accounts are free. Log in, or create one with your email, and you are back here.</Text>
      )}
    </MessagePage>
  );
}
