import { Link, loginHref, useLocation, type RemoteDeps, type Visitor } from '@site/platform';
import { ButtonLink, Text, TextLink } from '@site/ui';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  visitor: Visitor;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what it costs, how to get in. */
export function SignInGate({ page, visitor, config }: SignInGateProps) {
  const location = useLocation();
  const email = visitor.status === 'joined' ? visitor.email : undefined;
  return (
    <MessagePage
      title={`Log in to open ${page.name}`}
      text={page.description}
      actions={
        <>
          <ButtonLink href={loginHref(location, email)}>Login</ButtonLink>
          <ButtonLink as={Link} to="/" $variant="quiet">
            What is this site?
          </ButtonLink>
        </>
      }
    >
      {visitor.status === 'sessionEnded' && (
        <Text role="status">Your session has ended. What you typed is kept in this tab.</Text>
      )}
      <Text $muted>
        An account is free. Choose Login: if you have no account yet, you create it there with your e-mail
        address. Then you are back on this page.
      </Text>
      {page.path === '/services' && (
        <Text $muted>
          The free signals need no account:{' '}
          <TextLink href={config.telegramChannelUrl} target="_blank" rel="noopener">
            open our Telegram channel
          </TextLink>
          .
        </Text>
      )}
    </MessagePage>
  );
}
