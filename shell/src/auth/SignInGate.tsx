import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, NewTabLink, Text, TextLink } from '@site/ui';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { useLoginHref } from './useLoginHref.ts';

/** Above the page's name, in the same heading: a long name in display type leaves it no room on a phone. */
const LogInToOpen = styled.span`
  display: block;
  margin-bottom: 8px;
  color: var(--muted);
  font: 500 var(--size-20) / 1.4 var(--font-text);
  letter-spacing: 0;
`;

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what it costs, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  return (
    <MessagePage
      title={
        <>
          <LogInToOpen>Log in to open</LogInToOpen> {page.name}
        </>
      }
      text={page.description}
      actions={
        <>
          <ButtonLink href={login}>Login</ButtonLink>
          <TextLink as={Link} to="/#prices">
            See all prices
          </TextLink>
        </>
      }
      below={
        <Text $size={14} $muted>
          Free signals need no account and cost nothing.{' '}
          <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
        </Text>
      }
    >
      {auth.status === 'sessionEnded' ? (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      ) : (
        <Text $muted>Accounts are free. Log in, or create one with your email, and you are back here.</Text>
      )}
    </MessagePage>
  );
}
