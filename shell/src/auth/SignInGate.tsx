import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, Card, Heading, Stack, Text, VisuallyHidden } from '@site/ui';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { useLoginHref } from './useLoginHref.ts';

const Offer = styled(Card)`
  max-width: 720px;
`;

/** The one offer that needs no account, beside the sign-in gate that asks for one: what it is, what it costs, how to get in. */
const FreeSignals = ({ channelUrl }: { channelUrl: string }) => (
  <Offer as="section" aria-labelledby="free-signals">
    <Stack $gap={16} $align="start">
      <Stack $gap={8}>
        <Heading level={2} size={20} id="free-signals">
          Free signals need no account
        </Heading>
        <Text $muted>
          Our Telegram channel is open to everyone: a daily note on gold and Bitcoin, and every past idea, the
          wrong ones included. It costs nothing; open it and press Join.
        </Text>
      </Stack>
      <ButtonLink $variant="secondary" href={channelUrl} target="_blank" rel="noopener">
        Open the free channel
        <VisuallyHidden> on Telegram (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
    </Stack>
  </Offer>
);

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
          <ButtonLink as={Link} to="/#prices" $variant="quiet">
            See all prices
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
